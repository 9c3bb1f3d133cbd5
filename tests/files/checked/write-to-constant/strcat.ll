@.str = private unnamed_addr constant [13 x i8] c"abc\00........\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"def\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  %3 = call ptr @strcat(ptr noundef %2, ptr noundef @.str.1)
  %4 = load ptr, ptr %1, align 8
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare ptr @strcat(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
