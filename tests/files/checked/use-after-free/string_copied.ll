@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca [8 x i8], align 1
  %3 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %3, ptr %1, align 8
  %4 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %4)
  %5 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %6 = load ptr, ptr %1, align 8
  %7 = call ptr @strcpy(ptr noundef %5, ptr noundef %6)
  %8 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %9 = call i32 @puts(ptr noundef %8)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

declare void @free(ptr noundef)

declare ptr @strcpy(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
