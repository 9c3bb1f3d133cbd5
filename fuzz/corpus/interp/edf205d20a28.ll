; test: literals of digits
; flags: --std llvmlite
; exit: 0
@a = global i64 0
@b = global i64 9223372036854775808
define i64 @main(i64 %n) {
  %x = sub i64 0, 5
  %y = icmp slt i64 %x, 18446744073709551615
  ret i64 7
}
