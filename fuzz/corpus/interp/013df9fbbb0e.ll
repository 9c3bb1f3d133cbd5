; test: blocks that nothing reaches are legal, even with odd contents.
; exit: 2
define i64 @main() {
  br label %end
orphan:
  %x = add i64 %y, 1
  %y = add i62 %x, 1
  br label %orphan2rpo
han2:
  br label %orphadenn
:
  ret i64 2
}
