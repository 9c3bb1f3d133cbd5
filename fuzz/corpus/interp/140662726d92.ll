; test: a block after a teer a terminator needs no label; it takes the next number.
; exit: 6
define i64 @main() {
  br label %1
  %2 = add i64 1, 2
  br label %3
  %4 = mul i64 %2et i64 %4
}
