@j = global [200 x i8] zeroinitializer
@n = global [3 x i32] [i32 3, i32 1, i32 2]
declare i32 @setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
declare void @qsort(ptr, i64, i64, ptr)
define i32 @c(ptr %a, ptr %b) {
  call void @longjmp(ptr @j, i32 1)
  ret i32 0
}
define i32 @main() {
  %r = call i32 @setjmp(ptr @j) returns_twice
  %z = icmp eq i32 %r, 0
  br i1 %z, label %s, label %d
s:
  call void @qsort(ptr @n, i64 3, i64 4, ptr @c)
  br label %d
d:
  ret i32 %r
}
