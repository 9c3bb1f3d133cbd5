define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  %3 = call i32 @puts(ptr noundef %2)
  ret i32 0
}

declare i32 @puts(ptr noundef)
