; test: printf declared with varargs takes integers, characters, strings and doubles together.
; exit: 32
; stdout: 7 -8 c str 2.50 1e+10 ff 4294967295
@f = private constant [33 x i8] c"%d %ld %c %s %.2f %.0e %x %u\0A\00\00\00\00"
@s = private constant [4 x i8] c"str\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 7, i64 -8, i32 99, ptr @s, double 2.5, double 1.0e10, i32 255, i32 -1)
  %q = sub i32 %r, 4
  ret i32 %q
}
