; test: with `ptr`, a load or store may use any type
; exit: 0
@g = global [2 x i64] zeroinitializer
define i64 @main() {
  %p = alloca i64
  store i32 1, ptr %p
  %a = load i8, ptr @g
  %b = load ptr, ptr %p
  %q = getelementptr i8, ptr @g, i64 3
  ret i64 0
}
