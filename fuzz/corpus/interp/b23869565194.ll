; test: name%r
}
define i64 @main() {
  %r = call i64 @f(%same
define i64 @main() {
  %r = call i6oad %int, i64* %v
  ret—i64 %r
}
define i64 @main() {
  %r = call i64 @f(%same
define i64 @main() {
  %r = call i64 @f(i64 3)
  * @p)
  ret %int %r
}
