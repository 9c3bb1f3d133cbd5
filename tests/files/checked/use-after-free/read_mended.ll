@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  store i32 5, ptr %3, align 4
  %4 = load ptr, ptr %1, align 8
  %5 = load i32, ptr %4, align 4
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @printf(ptr noundef, ...)

declare void @free(ptr noundef)
