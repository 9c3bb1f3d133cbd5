@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = call i32 @first()
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %1)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

define internal i32 @first() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %3, ptr %1, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = load i32, ptr %4, align 4
  store i32 %5, ptr %2, align 4
  %6 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %6)
  %7 = load i32, ptr %2, align 4
  ret i32 %7
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
