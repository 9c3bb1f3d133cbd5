; test: a comparison called from C takes pointers and returns an i32 whose sign matters.
; exit: 0
; stdout: apple banana cherry fig
@a = private constant [7 x i8] c"cherry\00"
@b = private constant [4 x i8] c"fig\00"
@c = private constant [6 x i8] c"apple\00"
@d = private constant [7 x i8] c"banana\00"
@list = global [4 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d]
@f = private constant [13 x i8] c"%s %s %s %s\0A\00"
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @strcmp(ptr, ptr)
declare i32 @printf(ptr, ...)
define internal i32 @cmp(ptr %x, ptr %y) {
  %s = load ptr, ptr %x
  %t = load ptr, ptr %y
  %r = call i32 @strcmp(ptr %s, ptr %t)
  ret i32 %r
}
define i64 @main() {
  call void @qsort(ptr @list, i64 4, i64 8, ptr @cmp)
  %p0 = load ptr, ptr @list
  %q1 = getelementptr ptr, ptr @list, i64 1
  %p1 = load ptr, ptr %q1
  %q2 = getelementptr ptr, ptr @list, i64 2
  %p2 = load ptr, ptr %q2
  %q3 = getelementptr ptr, ptr @list, i64 3
  %p3 = load ptr, ptr %q3
  %r = call i32 (ptr, ...) @printf(ptr @f, ptr %p0, ptr %p1, ptr %p2, ptr %p3)
  ret i64 0
}
