; A reference to a block that was given back.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @second(ptr dereferenceable_or_null(8) %pair) {
  ret i32 2
}

define i32 @main() {
  %p = call ptr @malloc(i64 8)
  call void @free(ptr %p)
  %n = call i32 @second(ptr null)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
