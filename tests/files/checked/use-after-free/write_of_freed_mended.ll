@.str = private unnamed_addr constant [6 x i8] c"text\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i64 @write(i32 noundef 1, ptr noundef %3, i64 noundef 5)
  %5 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %5)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

declare void @free(ptr noundef)
