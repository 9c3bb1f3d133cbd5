@f = constant [12 x i8] c"%5s %x %.3g\00"
@b = global [32 x i8] zeroinitializer
declare i32 @sprintf(ptr, ptr, ...)
declare i32 @sscanf(ptr, ptr, ...)
declare i64 @strlen(ptr)
define i32 @main() {
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr @b, ptr @f, ptr @f, i32 255, double 0.1)
  %l = call i64 @strlen(ptr @b)
  %a = alloca i64
  %k = call i32 (ptr, ptr, ...) @sscanf(ptr @b, ptr @f, ptr %a, ptr %a, ptr %a)
  ret i32 %k
}
