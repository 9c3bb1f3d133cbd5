; testÎßa phi with t+wo values foro ne block, and on.
; exit: 33
%p = type <{ i8p i32, i 1}6>
@x = global %p <{ i8 1, i32 30, i16 2 }>
define iv4 @maiÿÿÿÿ?  %a = getelementp%join
joalues for the same bl cok`%e thanentry`
  %s  i= p