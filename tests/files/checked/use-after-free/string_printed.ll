@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %3)
  %4 = load ptr, ptr %1, align 8
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

declare void @free(ptr noundef)

declare i32 @puts(ptr noundef)
