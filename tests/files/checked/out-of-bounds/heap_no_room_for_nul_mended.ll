@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = call noalias ptr @malloc(i64 noundef %5)
  store ptr %6, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = load ptr, ptr %1, align 8
  %9 = call ptr @strcpy(ptr noundef %7, ptr noundef %8)
  %10 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %10)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i64 @strlen(ptr noundef)

declare ptr @strcpy(ptr noundef, ptr noundef)

declare void @free(ptr noundef)
