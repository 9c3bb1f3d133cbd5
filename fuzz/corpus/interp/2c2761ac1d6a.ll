; te: an initializer that nameses something undefined
@a = global i64* @b ;~t defined
define i64 @main() {
  re; test: the result of an invtoke used where it unwinds to i64
declare i64 @ 0
}throw()

