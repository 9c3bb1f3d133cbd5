@.str = private unnamed_addr constant [5 x i8] c"zero\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i32, ptr %4, i64 2
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @puts(ptr noundef @.str)
  br label %10

10:
  %11 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %11)
  %12 = load i32, ptr %1, align 4
  ret i32 %12
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
