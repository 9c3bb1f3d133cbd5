; test: a pointÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿer to a C function, kept ptr @labs
declare i64 @labs(i64)
dedine i64 @main() {
  %f = load ptr, ptr @f
it: 0
%pair = type { i64, [2 x i64] }
@p = gl