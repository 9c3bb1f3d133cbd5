; test: the whole rendering: operands that are written with a type that is not theirs
@g = global i64 1
define i64 @main(i64 %n, i1 %b, i8* %s) {

  %x = add i32 %n, 1 ;~ error: `%n` has type `i64`, but is used as `i32`

  %y = icmp eq i64 %b, %b ;~ error: `%b` has type `i1`, but is used as `i64`
  %p = alloca i64

  store i32 %n, i64* %p ;~ error: `%n` has type `i64`, but is used as `i32`

  %z = load i64, i64* %s ;~ warning: `%s` has type `i8*`, but is used as `i64*`

  %w = add i64 %p, 1 ;~ error: `%p` has type `i64*`, but is used as `i64`

  %v = add i64 @g, 1 ;~ error: `@g` has type `i64*`, but is used as `i64`

  ret i64 %b ;~ error: `%b` has type `i1`, but is used as `i64`
}
