%struct.node = type { i32, ptr }

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0
  store i32 1, ptr %6, align 8
  br label %7

7:
  %8 = load ptr, ptr %2, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %16

10:
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %3, align 8
  %14 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %14)
  %15 = load ptr, ptr %3, align 8
  store ptr %15, ptr %2, align 8
  br label %7

16:
  %17 = load i32, ptr %1, align 4
  ret i32 %17
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
