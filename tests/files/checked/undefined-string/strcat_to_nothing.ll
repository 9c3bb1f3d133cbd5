@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call ptr @strcat(ptr noundef %3, ptr noundef @.str)
  %5 = load ptr, ptr %1, align 8
  %6 = call i32 @puts(ptr noundef %5)
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @strcat(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
