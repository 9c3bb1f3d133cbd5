@.str = private unnamed_addr constant [5 x i8] c"zero\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call noalias ptr @calloc(i64 noundef 2, i64 noundef 4)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call ptr @realloc(ptr noundef %4, i64 noundef 16)
  store ptr %5, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 3
  store i32 0, ptr %7, align 4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i32, ptr %8, i64 2
  store i32 0, ptr %9, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds i32, ptr %10, i64 3
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = call i32 @puts(ptr noundef @.str)
  br label %16

16:
  %17 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %17)
  %18 = load i32, ptr %1, align 4
  ret i32 %18
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
