; test: the whole rendering: a call of a function with `...` names its full type
declare i32 @printf(i8*, ...)
define i64 @main(i8* %s) {
;~v warning: `@printf` has type `i32 (i8*, ...)`, but is called as `i32 (i8*, i64)`
  %x = call i32 @printf(i8* %s, i64 1)
  %y = call i32 (i8*, ...) @printf(i8* %s, i64 1)
;~v error: `i32 (i8*, ...)` takes 1 argument or more, but this call passes 0
  %z = call i32 (i8*, ...) @printf()
  ret i64 0
}
