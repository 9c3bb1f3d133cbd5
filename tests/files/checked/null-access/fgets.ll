@.str = private unnamed_addr constant [14 x i8] c"/no/such/file\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1

define i32 @main() {
  %1 = alloca [10 x i8], align 1
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %3, ptr %2, align 8
  %4 = getelementptr inbounds [10 x i8], ptr %1, i64 0, i64 0
  %5 = load ptr, ptr %2, align 8
  %6 = call ptr @fgets(ptr noundef %4, i32 noundef 10, ptr noundef %5)
  ret i32 0
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef)
