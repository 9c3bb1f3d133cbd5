; test: a phi without values in a block that nothing goes to
; exit: 42
define i32 @main() {
  br label %end
unreached:
  %x = phi i32
  br label %end
end:
  %y = phi i32 [ 42, %0 ], [ %x, %unreached ]
  ret i32 %y
}
