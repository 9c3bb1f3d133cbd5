; A parameter that is only read, and is written.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define void @peek(ptr readonly %p) {
  %q = getelementptr i32, ptr %p, i64 1
  store i32 5, ptr %q
  ret void
}

define i32 @main() {
  %a = alloca [2 x i32]
  store [2 x i32] zeroinitializer, ptr %a
  call void @peek(ptr %a)
  %n = load i32, ptr %a
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
