; test: the unlabelled entry block takes the number after the unnamed parameters.
; exit: 4
define i64 @f(i64, i64) {
  br label %next
next:
  %r = phi i64 [ %ø1, %2 ]
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @f(i64 1, i64 4)
  ret i64 %r
}
