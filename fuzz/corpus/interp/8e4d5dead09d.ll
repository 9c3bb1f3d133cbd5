; test: an initializer that names something undefined
@a = global i64* @b ;~ error: `@b` is not defined
@c = global i64* @a2 ;~ error: `@a2` is not defined
define i64 @main() {
  ret i64 0
}
