; test: in a thread of C11, too, large frames do not step over the guard below the stack.
; trap: stack in @deep
; oracle: none (it dies of a signal)
declare i32 @thrd_create(ptr, ptr, ptr)
declare i32 @thrd_join(i64, ptr)
define i32 @deep(i32 %n) {
  %a = alloca [700000 x i8]
  %at = getelementptr i8, ptr %a, i32 %n
  store volatile i8 1, ptr %at
  %m = add i32 %n, 1
  %r = call i32 @deep(i32 %m)
  %v = load volatile i8, ptr %at
  %w = zext i8 %v to i32
  %s = mul i32 %r, %w
  ret i32 %s
}
define i32 @main() {
  %t = alloca i64
  call i32 @thrd_create(ptr %t, ptr @deep, ptr null)
  %id = load i64, ptr %t
  call i32 @thrd_join(i64 %id, ptr null)
  ret i32 0
}
