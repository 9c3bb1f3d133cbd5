@stdout = external global ptr, align 8
@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1

define i32 @main() {
  %1 = load ptr, ptr @stdout, align 8
  %2 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %1, ptr noundef @.str, i32 noundef 1)
  ret i32 0
}

declare i32 @fprintf(ptr noundef, ptr noundef, ...)
