; test: unreachable behind a call that does not return is never executed.
; exit: 6
declare void @exit(i32) noreturn
define i64 @main() {
  call void @exit(i32 6)
  unreachable
}
