; test: calls of what is no function
@g = global i64 1
@fp = global i64 (i64)* null
define i64 @main(i64 %n, i64 (i64)* %f) {
  %x = call i64 @g(i64 1) ;~ error: `@g` is a variable and cannot be called
  %y = call i64 @fp(i64 1) ;~ error: `@fp` is a variable and cannot be called
  %z = call i64 %n(i64 1) ;~ error: `%n` has type `i64`, but is used as `i64 (i64)*`
  %w = call i64 %f(i64 1, i64 2) ;~ warning: `%f` has type `i64 (i64)*`, but is used as `i64 (i64, i64)*`
  ret i64 0
}
