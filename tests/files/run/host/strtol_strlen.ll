; test: C library functions are found by name: strtol, strlen, memcmp, memset.
; exit: 0
; stdout: 31 10 1
@n = private constant [3 x i8] c"31\00"
@s = private constant [11 x i8] c"ten bytes!\00"
@f = private constant [14 x i8] c"%ld %ld %d\0A\00\00\00"
declare i64 @strtol(ptr, ptr, i32)
declare i64 @strlen(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @memset(ptr, i32, i64)
declare i32 @printf(ptr, ...)
define i64 @main() {
  %v = call i64 @strtol(ptr @n, ptr null, i32 10)
  %l = call i64 @strlen(ptr @s)
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  %x = call ptr @memset(ptr %a, i32 90, i64 16)
  %y = call ptr @memset(ptr %b, i32 90, i64 16)
  %d = call i32 @memcmp(ptr %x, ptr %b, i64 16)
  %same = icmp eq i32 %d, 0
  %sz = zext i1 %same to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %v, i64 %l, i32 %sz)
  ret i64 0
}
