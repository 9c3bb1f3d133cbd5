@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 0
  store i8 72, ptr %3, align 1
  %4 = load ptr, ptr %1, align 8
  %5 = call i32 @puts(ptr noundef %4)
  ret i32 0
}

declare i32 @puts(ptr noundef)
