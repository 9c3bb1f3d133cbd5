; test: a phi with two values for one block, and one entry for two edges
define i64 @main(i1 %c) {
entry:
  br i1 %c, label %join, label %join
join:
  %r = phi i64 [ 1, %entry ], [ 2, %entry ] ;~ error: this `phi` has different values for the same block `%entry`
  %s = phi i64 [ 1, %entry ] ;~ error: this `phi` has 1 entry for 2 edges into its block
  ret i64 %r
}
