; A parameter that promises more alignment than the buffer has at this place.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i8 @first(ptr align 16 %p) {
  %x = load i8, ptr %p
  ret i8 %x
}

define i32 @main() {
  %b = alloca [32 x i8], align 16
  store [32 x i8] zeroinitializer, ptr %b
  %p = getelementptr i8, ptr %b, i64 4
  %x = call i8 @first(ptr %p)
  %n = zext i8 %x to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
