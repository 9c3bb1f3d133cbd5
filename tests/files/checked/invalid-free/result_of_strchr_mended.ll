@.str = private unnamed_addr constant [10 x i8] c"key=value\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %3, ptr %1, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = call ptr @strchr(ptr noundef %4, i32 noundef 61)
  %6 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %6, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  store i8 86, ptr %8, align 1
  %9 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

declare ptr @strchr(ptr noundef, i32 noundef)

declare void @free(ptr noundef)
