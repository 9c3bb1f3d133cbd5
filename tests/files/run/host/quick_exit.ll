; test: quick_exit calls what was given to at_quick_exit, last first, and not what was given to atexit.
; stdout: two
; stdout: one
; exit: 7
; oracle: none (lli has no at_quick_exit)
@one.s = constant [4 x i8] c"one\00"
@two.s = constant [4 x i8] c"two\00"
@no.s = constant [3 x i8] c"no\00"
@stdout = external global ptr
declare i32 @at_quick_exit(ptr)
declare i32 @atexit(ptr)
declare void @quick_exit(i32)
declare i32 @puts(ptr)
declare i32 @fflush(ptr)
define void @one() {
  call i32 @puts(ptr @one.s)
  %f = load ptr, ptr @stdout
  call i32 @fflush(ptr %f)
  ret void
}
define void @two() {
  call i32 @puts(ptr @two.s)
  ret void
}
define void @no() {
  call i32 @puts(ptr @no.s)
  ret void
}
define i32 @main() {
  call i32 @atexit(ptr @no)
  call i32 @at_quick_exit(ptr @one)
  call i32 @at_quick_exit(ptr @two)
  call void @quick_exit(i32 7)
  unreachable
}
