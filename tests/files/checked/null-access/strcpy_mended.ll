@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1

define i32 @main() {
  %1 = alloca [8 x i8], align 1
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call ptr @strcpy(ptr noundef %4, ptr noundef @.str)
  %6 = load ptr, ptr %2, align 8
  %7 = call i32 @puts(ptr noundef %6)
  ret i32 0
}

declare ptr @strcpy(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
