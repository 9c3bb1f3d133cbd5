; test: the whole rendering: operands that are written with a type that is not theirs
@g = global i64 1
define i64 @main(i64 %n, i1 %b, i8* %s) {
;~v error: `%n` has type `i64`, but is used as `i32`
  %x = add i32 %n, 1
;~v error: `%b` has type `i1`, but is used as `i64`
  %y = icmp eq i64 %b, %b
  %p = alloca i64
;~v error: `%n` has type `i64`, but is used as `i32`
  store i32 %n, i64* %p
;~v error: `%s` has type `i8*`, but is used as `i64*`
  %z = load i64, i64* %s
;~v error: `%p` has type `i64*`, but is used as `i64`
  %w = add i64 %p, 1
;~v error: `@g` has type `i64*`, but is used as `i64`
  %v = add i64 @g, 1
;~v error: `%b` has type `i1`, but is used as `i64`
  ret i64 %b
}
