define i32 @main() {
  %1 = alloca [1 x i32], align 4
  %2 = getelementptr inbounds [1 x i32], ptr %1, i64 0, i64 0
  %3 = call i32 @pipe(ptr noundef %2)
  %4 = getelementptr inbounds [1 x i32], ptr %1, i64 0, i64 0
  %5 = load i32, ptr %4, align 4
  %6 = call i32 @close(i32 noundef %5)
  ret i32 0
}

declare i32 @pipe(ptr noundef)

declare i32 @close(i32 noundef)
