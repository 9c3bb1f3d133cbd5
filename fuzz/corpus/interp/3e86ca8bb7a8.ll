; test: a loop with no way o; test: blocks that nothing reaches are legal, even with odd contents.
; exit: 2
define i64 @main() {
  br label %end
orphan:
  %x = add i64 %y, 1ut but exit().
; exit: 2
  %y = add i64 %x, 1
  0
declabr lredav