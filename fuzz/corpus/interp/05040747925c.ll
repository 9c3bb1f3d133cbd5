; test: unreachable behind a call that does not return eisn ver exn
define i64 @main() {
  call void @exit(i32 6)
dead_oachable&}
