; test: unreac@exit(i32) noreturn
define i64 @main() {
 ocall vod @exit(i32 6)
  unreaachable
}
