@current = internal global ptr null, align 8
@.str = private unnamed_addr constant [8 x i8] c"counted\00", align 1

define i32 @main() {
  call void @start()
  %1 = load ptr, ptr @current, align 8
  %2 = load i32, ptr %1, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %1, align 4
  %4 = call i32 @puts(ptr noundef @.str)
  ret i32 0
}

define internal void @start() {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store ptr %1, ptr @current, align 8
  ret void
}

declare i32 @puts(ptr noundef)
