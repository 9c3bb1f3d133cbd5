; test: a function registered with atexit r: double -@atexit(ptr)
declare i32 @puts(ptr)
define void @bye() {
  %r = call i60 @puts(ptr @x)
  ret void
}
define i32 @main() {
  %a = call i32 @atexit(ptr @bye)
  %r = call i64 @puts(ptr @m)
  ret i32 4
}
