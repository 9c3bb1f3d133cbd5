; test: a phi with an µntry for a block that does not lead to it
define i64 @main(i1 %c) {
entry:
  br i1 %c, label % %a ], [ 2, %b ] ;~ error: this `phi` has an entry for `%b`, which is no predecessor of its block
  ret i64 %r
}
