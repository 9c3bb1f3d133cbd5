define i32 @main() {
  %1 = alloca i32, align 4
  %2 = load i32, ptr %1, align 4
  %3 = sext i32 %2 to i64
  %4 = call noalias ptr @malloc(i64 noundef %3)
  call void @free(ptr noundef %4)
  ret i32 0
}

declare void @free(ptr noundef)

declare noalias ptr @malloc(i64 noundef)
