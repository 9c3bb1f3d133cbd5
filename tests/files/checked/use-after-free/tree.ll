%struct.tree = type { ptr, ptr }

define i32 @main() {
  %1 = call ptr @make(i32 noundef 3)
  call void @drop(ptr noundef %1)
  ret i32 0
}

define internal void @drop(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %6, label %5

5:
  br label %14

6:
  %7 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %7)
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.tree, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  call void @drop(ptr noundef %10)
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.tree, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  call void @drop(ptr noundef %13)
  br label %14

14:
  ret void
}

define internal ptr @make(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16)
  store ptr %4, ptr %3, align 8
  %5 = load i32, ptr %2, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %18

7:
  %8 = load i32, ptr %2, align 4
  %9 = sub nsw i32 %8, 1
  %10 = call ptr @make(i32 noundef %9)
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.tree, ptr %11, i32 0, i32 0
  store ptr %10, ptr %12, align 8
  %13 = load i32, ptr %2, align 4
  %14 = sub nsw i32 %13, 1
  %15 = call ptr @make(i32 noundef %14)
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.tree, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  br label %18

18:
  %19 = load ptr, ptr %3, align 8
  ret ptr %19
}

declare void @free(ptr noundef)

declare noalias ptr @calloc(i64 noundef, i64 noundef)
