; test: the whole rendering: initializers of another type than is written in front of them
@n = global i64 7

@a = global i64 @n ;~ error: `@n` has type `i64*`, but is used as `i64`

@b = global i64** @n ;~ warning: `@n` has type `i64*`, but is used as `i64**`

@c = global { i64, i8* } { i64 1, i8* @n } ;~ warning: `@n` has type `i64*`, but is used as `i8*`
define i64 @f(i64 %x) {
  ret i64 %x
}

@d = global i64 ()* @f ;~ warning: `@f` has type `i64 (i64)*`, but is used as `i64 ()*`
define i64 @main() {
  ret i64 0
}
