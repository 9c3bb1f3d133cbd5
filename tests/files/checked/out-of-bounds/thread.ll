define i32 @main() {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef %4)
  %6 = load i64, ptr %1, align 8
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null)
  %8 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %8)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @work(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  store ptr %5, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = icmp sle i32 %7, 4
  br i1 %8, label %9, label %18

9:
  %10 = load i32, ptr %4, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  store i32 %10, ptr %14, align 4
  br label %15

15:
  %16 = load i32, ptr %4, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %4, align 4
  br label %6

18:
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

declare void @free(ptr noundef)
