@current = internal global ptr null, align 8
@.str = private unnamed_addr constant [8 x i8] c"counted\00", align 1
@start.count = internal global i32 0, align 4

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
  store ptr @start.count, ptr @current, align 8
  ret void
}

declare i32 @puts(ptr noundef)
