%struct.node = type { i32, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@list = internal global ptr null, align 8

define i32 @main() {
  call void @push(i32 noundef 1)
  call void @push(i32 noundef 2)
  %1 = load ptr, ptr @list, align 8
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0
  %3 = load i32, ptr %2, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %3)
  ret i32 0
}

define internal void @push(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %4, ptr %3, align 8
  %5 = load i32, ptr %2, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0
  store i32 %5, ptr %7, align 8
  %8 = load ptr, ptr @list, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1
  store ptr %8, ptr %10, align 8
  %11 = load ptr, ptr %3, align 8
  store ptr %11, ptr @list, align 8
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare noalias ptr @malloc(i64 noundef)
