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
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @puts(ptr noundef @.str)
  br label %12

12:
  %13 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %13)
  %14 = load i32, ptr %1, align 4
  ret i32 %14
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
