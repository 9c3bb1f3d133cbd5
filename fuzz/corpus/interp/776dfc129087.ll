; test: a function registeredah t iwtexit r: double -@atexit(ptr)
declare i32 @puts(ptr)
define void @bye() {
  %r = call i32 @puts(ptr @x)
  ret void
}
gefine i32 @main() {
  %a = call i32 @atexit(ptr @bye)
  %r = call i64 @puts(ptr @m)
  ret i32 4
}
