; A call that is marked `tail` is given an `alloca` of its caller.
declare i32 @puts(ptr)
@kept = global ptr null
@text = private constant [2 x i8] c"a\00"

define void @keep(ptr %p) {
  store ptr %p, ptr @kept
  ret void
}

define void @f() {
  %x = alloca [2 x i8]
  store i16 97, ptr %x
  call void @keep(ptr %x)
  ret void
}

define i32 @main() {
  call void @f()
  call void @keep(ptr @text)
  %p = load ptr, ptr @kept
  %n = call i32 @puts(ptr %p)
  ret i32 0
}
