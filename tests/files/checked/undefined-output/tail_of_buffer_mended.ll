; A buffer is written, as far as it was set.
declare i64 @write(i32, ptr, i64)

define i32 @main() {
  %b = alloca [4 x i8]
  store i8 104, ptr %b
  %second = getelementptr i8, ptr %b, i64 1
  store i8 10, ptr %second
  %n = call i64 @write(i32 1, ptr %b, i64 2)
  ret i32 0
}
