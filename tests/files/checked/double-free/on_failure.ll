define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call i32 @use(ptr noundef %5, i32 noundef 0)
  store i32 %6, ptr %3, align 4
  %7 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %7)
  %8 = load i32, ptr %3, align 4
  %9 = add nsw i32 %8, 1
  ret i32 %9
}

declare noalias ptr @malloc(i64 noundef)

define internal i32 @use(ptr noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %9)
  store i32 -1, ptr %3, align 4
  br label %13

10:
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  store i8 1, ptr %12, align 1
  store i32 0, ptr %3, align 4
  br label %13

13:
  %14 = load i32, ptr %3, align 4
  ret i32 %14
}

declare void @free(ptr noundef)
