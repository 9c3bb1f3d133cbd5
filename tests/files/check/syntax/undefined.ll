; test: undefined and twice defined names; a statement that failed defines its name
define i64 @f(i64 %link2) {
  %x = add i64 %link, 1 ;~ error: use of undefined value `%link`
  %y = foo i64 %x ;~ error: unknown instruction `foo`
  %z = add i64 %y, %x
  %x = add i64 %z, 1 ;~ error: `%x` is defined twice
  %1 = add i64 %x, 1
  %1 = add i64 %1, 1 ;~ error: `%1` is defined twice
  %w = add i64 %f, 1 ;~ error: use of undefined value `%f`
  ret i64 %7 ;~ error: use of undefined value `%7`
}
