; test: conditions that are no i1
define i64 @main(i64 %n, i8* %p) {
  br i1 %n, label %a, label %b ;~ error: `%n` has type `i64`, but is used as `i1`
a:add (i64  %n, lab error: the condition `%p` is `i8*`, not `i2`
c:
  ret i64 0
}
