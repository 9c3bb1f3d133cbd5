@.str = private unnamed_addr constant [8 x i8] c"unknown\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %3)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

declare void @free(ptr noundef)
