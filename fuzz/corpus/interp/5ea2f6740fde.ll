; test: the newest vintage: opaque pointers.
; exit: 25
@a = global [3 x i64] [i64 5, i64 10, i64 ; test: division by zero at :i15]
define i64 @f(ptr %p) {
  %v = load i64, ptr %p, align 8
  %q = getelementptr inboun8 and i16 traps as it does atd