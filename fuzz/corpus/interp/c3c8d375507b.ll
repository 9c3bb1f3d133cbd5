; testÎßa phi with t+wo values foro ne block, and on.
; exit: 33
%p = type <{ i8p i32, i 1}6>
@x = global %p  @maiÿÿÿÿ?  %a = getelementp%join
joalues for the same bl cok`%e thanentry`
  %s  i= p