@buffer = internal global [100 x i8] zeroinitializer, align 16

define i32 @main(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %7 = load i32, ptr %4, align 4
  %8 = icmp sgt i32 %7, 5
  br i1 %8, label %9, label %11

9:
  %10 = call noalias ptr @malloc(i64 noundef 200)
  br label %12

11:
  br label %12

12:
  %13 = phi ptr [ %10, %9 ], [ @buffer, %11 ]
  store ptr %13, ptr %6, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 0
  store i8 1, ptr %15, align 1
  %16 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %16)
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
