@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  store i8 0, ptr %4, align 1
  %5 = load ptr, ptr %1, align 8
  %6 = call ptr @strcat(ptr noundef %5, ptr noundef @.str)
  %7 = load ptr, ptr %1, align 8
  %8 = call i32 @puts(ptr noundef %7)
  %9 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @strcat(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)
