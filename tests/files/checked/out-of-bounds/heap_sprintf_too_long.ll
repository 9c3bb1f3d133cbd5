@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %3, ptr noundef @.str, i32 noundef 12345678)
  %5 = load ptr, ptr %1, align 8
  %6 = call i32 @puts(ptr noundef %5)
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @sprintf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
