; test: a phi of something that is no value
define i64 @main(i64 %n) {
entry:
  br label %next
next:
  %a = phi i32 [ %n, %entry ] ;~ error: `%n` has type `i64`, but is used as `i32`
  ret i64 0
}
