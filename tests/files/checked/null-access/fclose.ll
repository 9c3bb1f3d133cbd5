@.str = private unnamed_addr constant [14 x i8] c"/no/such/file\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i32 @fclose(ptr noundef %3)
  ret i32 0
}

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i32 @fclose(ptr noundef)
