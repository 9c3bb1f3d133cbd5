@.str = private unnamed_addr constant [10 x i8] c"Alexander\00", align 1

define i32 @main() {
  %1 = alloca [16 x i8], align 16
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strcpy(ptr noundef %2, ptr noundef @.str)
  %4 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare ptr @strcpy(ptr noundef, ptr noundef)

declare i32 @puts(ptr noundef)
