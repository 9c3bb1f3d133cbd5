; test: a varargs function of the C library writes through pointers that it is given.
; exit: 77
@in = private constant [9 x i8] c"35 x -42\00"
@f = private constant [10 x i8] c"%ld %c %d\00"
declare i32 @sscanf(ptr, ptr, ...)
define i64 @main() {
  %a = alloca i64
  %c = alloca i8
  %b = alloca i32
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @in, ptr @f, ptr %a, ptr %c, ptr %b)
  %x = load i64, ptr %a
  %y = load i32, ptr %b
  %yl = sext i32 %y to i64
  %r = sub i64 %x, %yl
  ret i64 %r
}
