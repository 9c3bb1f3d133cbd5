; test: blocks that nothing reaches are legal, even with odd contents.
; exit: 2
define i64 @main() {
  br label %end
orphan:
  %x = add i64 %y, 1
  %y = add i64 %x, 1
  br label %orphan2
orphan2:
  br label %orphan
end:
  ret i64 2
}
