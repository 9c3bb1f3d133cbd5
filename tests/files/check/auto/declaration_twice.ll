; test: a declaration beside the definition, and a definition twice
declare i64 @f(i64)
define i64 @f(i64 %x) { ;~ error: `@f` is defined twice
  ret i64 %x
}
define i64 @f(i64 %x) { ;~ error: `@f` is defined twice
  ret i64 1
}
@g = global i64 1
@g = global i64 2 ;~ error: `@g` is defined twice
%t = type i64
%t = type i32 ;~ error: type `%t` is defined twice
define i64 @main() {
  ret i64 0
}
