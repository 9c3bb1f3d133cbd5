@.str = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @pair(ptr noundef %1)
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  ret i32 0
}

define internal void @pair(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 0
  store i32 1, ptr %4, align 4
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i32, ptr %5, i64 1
  store i32 2, ptr %6, align 4
  ret void
}

declare i32 @printf(ptr noundef, ...)
