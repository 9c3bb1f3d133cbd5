@.str = private unnamed_addr constant [4 x i32] [i32 97, i32 98, i32 99, i32 0], align 4

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i64 @wcslen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = call noalias ptr @malloc(i64 noundef %5)
  store ptr %6, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = load ptr, ptr %1, align 8
  %9 = call ptr @wcscpy(ptr noundef %7, ptr noundef %8)
  %10 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %10)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i64 @wcslen(ptr noundef)

declare ptr @wcscpy(ptr noundef, ptr noundef)

declare void @free(ptr noundef)
