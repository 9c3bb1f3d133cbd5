; test: a phi behind another instruction
define i64 @main(i1 %c) {
entry:
  br label %join
join:
  %a = add i64 1, 2
  %r = phi i64 [ 1, %entry ] ;~ error: this `phi` stands behind other instructions
  ret i64 %r
}
