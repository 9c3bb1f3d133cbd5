; test: aliases that lead nowhere
declare i64 @outside()
@a = alias i64 (), i64 ()* @outside ;~ error: the alias `@a` leads to `@outside`, which is not defined here
@b = alias i64, i64* @c ;~ error: the alias `@b` leads back to itself
@c = alias i64, i64* @b ;~ error: the alias `@c` leads back to itself
@x = global i64 1
@d = alias i64, i64* @x
@e = alias i64, i64* @d
define i64 @main() {
  ret i64 0
}
