; A search that promises to find something.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define nonnull ptr @find(i1 %there) {
  %p = select i1 %there, ptr @f, ptr null
  ret ptr %p
}

define i32 @main() {
  %p = call ptr @find(i1 false)
  %c = icmp eq ptr %p, @f
  %n = zext i1 %c to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
