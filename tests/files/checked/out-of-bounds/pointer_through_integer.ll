; A pointer is computed as an integer.
@a = global [4 x i32] zeroinitializer

define i32 @main() {
  %p = getelementptr i8, ptr @a, i64 0
  %n = ptrtoint ptr %p to i64
  %m = add i64 %n, 14
  %q = inttoptr i64 %m to ptr
  store i32 1, ptr %q, align 1
  ret i32 0
}
