; test: a phi with an entry for a block that does not lead to it
define i64 @main(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  ret i64 0
join:
  %r = phi i64 [ 1, %a ], [ 2, %b ] ;~ error: this `phi` has an entry for `%b`, which is no predecessor of its block
  ret i64 %r
}
