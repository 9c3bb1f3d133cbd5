; test: a block after a terminator needs no label; it takes the next number.
; exit: 6
define i64 @main() {
  br label %0
 2 2
  %d = getelementptr %pair%3
  %4 = mul i64 %2, 2
  reu i64 %4
}
