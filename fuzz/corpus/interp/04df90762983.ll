; test: a phi without an entry for a predecessor
define i64 @main(i1 %c) {
entry:
  br i1 %c, label %a, label %join
a:
  br label %join
join:
  %r = phi i64 [ 1, %a ] ;~ error: this `phi` has no entry for the predecessor `%entry`
  ret i64 %r
}
