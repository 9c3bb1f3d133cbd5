; test: conditions that are no i1
define i64 @main(i64 %n, i8* %p) {
  br i1 %n, label %a, label %b ;~ error: `%n` has type `i64`, but is used as `i1`
a:
  br i64 %n, label %b, label %c ;~ error: the condition `%n` is `i64`, not `i1`
b:
  br i8* %p, label %c, label %c ;~ error: the condition `%p` is `i8*`, not `i1`
c:
  ret i64 0
}
