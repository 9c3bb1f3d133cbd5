; test: an alias is another name for a global and for a function.
; exit: 11
@x = global i64 10
@y = alias i64, ptr @x
@g = alias i64 (), ptr @f
define i64 @f() {
  %v = load i64, ptr @y
  %w = add i64 %v, 1
  ret i64 %w
}
define i64 @main() {
  %r = call i64 @g()
  ret i64 %r
}
