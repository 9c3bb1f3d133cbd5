@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr null, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  %3 = call ptr @strcpy(ptr noundef %2, ptr noundef @.str)
  %4 = load ptr, ptr %1, align 8
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare ptr @strcpy(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
