; test: the whole rendering: callees that have not exactly the function pointer type
; flags: --std llvmlite
declare i64 @f(i64, i8*)
@v = global i64 (i64)* null
define i64 @main(i64 (i64)* %h, i64 %n) {
;~v error: `@f` takes 2 arguments, but this call passes 1
  %a = call i64 @f(i64 1)
;~v error: argument 2 of `@f` is `i8*`, but `i64` is passed
  %b = call i64 @f(i64 1, i64 2)
;~v error: `@f` returns `i64`, but is called as if it returned `i1`
  %c = call i1 @f(i64 1, i8* null)
;~v error: `%h` has type `i64 (i64)*`, but is used as `i64 (i64, i64)*`
  %d = call i64 %h(i64 1, i64 2)
;~v error: `%n` has type `i64`, but is used as `i64 (i64)*`
  %e = call i64 %n(i64 1)
;~v error: `@v` is a variable and cannot be called
  %f = call i64 @v(i64 1)
;~v error: this constant expression cannot be called: name a function or a local
  %g = call i64 bitcast (i64 (i64, i8*)* @f to i64 (i64)*)(i64 1)
  ret i64 %a
}
