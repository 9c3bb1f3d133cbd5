; test: `longjmp` out of a callback leaves the C function that called it, ten thousand times.
; exit: 16
@top = global [32 x i64] zeroinitializer, align 16
@numbers = global [4 x i32] [i32 5, i32 4, i32 7, i32 1]
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare void @qsort(ptr, i64, i64, ptr)
define i32 @compare(ptr %a, ptr %b) {
  call void @longjmp(ptr @top, i32 1)
  unreachable
}
define i32 @main() {
  %n = alloca i32
  store volatile i32 0, ptr %n
  %r = call i32 @_setjmp(ptr @top)
  %old = load volatile i32, ptr %n
  %done = icmp eq i32 %old, 10000
  br i1 %done, label %end, label %more
more:
  %new = add i32 %old, 1
  store volatile i32 %new, ptr %n
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @compare)
  ret i32 1
end:
  %m = udiv i32 %old, 625
  ret i32 %m
}
