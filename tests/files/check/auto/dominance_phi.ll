; test: a phi that takes a value over an edge where it is not defined
define i64 @main(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i64 1, 2
  br label %join
b:
  br label %join
join:
  %r = phi i64 [ 1, %a ], [ %x, %b ] ;~ error: `%x` is not defined on the way from `%b` to this `phi`
  ret i64 %r
}
