%struct.tree = type { ptr, ptr }

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16)
  store ptr %3, ptr %1, align 8
  %4 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16)
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.tree, ptr %6, i32 0, i32 0
  store ptr %5, ptr %7, align 8
  %8 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16)
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.tree, ptr %9, i32 0, i32 1
  store ptr %8, ptr %10, align 8
  %11 = load ptr, ptr %2, align 8
  call void @drop(ptr noundef %11)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

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
  %8 = getelementptr inbounds %struct.tree, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  call void @drop(ptr noundef %9)
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.tree, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  call void @drop(ptr noundef %12)
  %13 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %13)
  br label %14

14:
  ret void
}

declare void @free(ptr noundef)
