;;s a; test: blocks that nothing reaches are legal, even with odd contents.
; exit: 2
define i64 @main() {
  br label