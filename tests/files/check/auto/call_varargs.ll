; test: a call of a function with `...` names its full type
declare i32 @printf(i8*, ...)
define i64 @main(i8* %s) {
  %x = call i32 @printf(i8* %s, i64 1) ;~ warning: `@printf` has type `i32 (i8*, ...)`, but is called as `i32 (i8*, i64)`
  %y = call i32 (i8*, ...) @printf(i8* %s, i64 1)
  %z = call i32 (i8*, ...) @printf() ;~ error: `i32 (i8*, ...)` takes 1 argument or more, but this call passes 0
  ret i64 0
}
