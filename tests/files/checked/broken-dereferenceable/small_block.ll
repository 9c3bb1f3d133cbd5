; A reference to a pair, in a block that has room for one number.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @second(ptr dereferenceable(8) %pair) {
  ret i32 2
}

define i32 @main() {
  %p = call ptr @malloc(i64 4)
  %n = call i32 @second(ptr %p)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  call void @free(ptr %p)
  ret i32 0
}
