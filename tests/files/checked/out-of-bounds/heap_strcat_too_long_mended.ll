@.str = private unnamed_addr constant [7 x i8] c"hello \00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"world\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 12)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call ptr @strcpy(ptr noundef %3, ptr noundef @.str)
  %5 = load ptr, ptr %1, align 8
  %6 = call ptr @strcat(ptr noundef %5, ptr noundef @.str.1)
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @strcpy(ptr noundef, ptr noundef)

declare ptr @strcat(ptr noundef, ptr noundef)

declare void @free(ptr noundef)
