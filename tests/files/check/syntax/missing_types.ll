; test: a value without its type in front is named, with its type as the fix
declare void @v(i64)
define i64 @f(i64 %a, i64* %p) {
  %x = load i64, %p ;~ error: expected a type in front of `%p`
  %y = add %a, 1 ;~ error: expected a type in front of `%a`
  store %a, i64* %p ;~ error: expected a type in front of `%a`
  %z = call i64 @f(%a, i64* %p) ;~ error: expected a type in front of `%a`
  %w = call @f(i64 %a, i64* %p) ;~ error: expected a type, found `@f`
  %l = load i64 %a ;~ error: a load needs a pointer, found a value of type `i64`
  %u = add i64 %x, %y
  %i = add int %a, 1 ;~ error: expected a type, found `int`
  ret %u ;~ error: expected the type of the result, or `void`, found `%u`
}
