; test: unreac@exit(i32) noreturn
define i64 @main() {
  call void @exit(i32 6)
  unreachable
}
