@limit = internal constant i32 10, align 4
@.str = private unnamed_addr constant [7 x i8] c"raised\00", align 1

define i32 @main() {
  call void @raise(ptr noundef @limit)
  %1 = call i32 @puts(ptr noundef @.str)
  ret i32 0
}

define internal void @raise(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 4
  ret void
}

declare i32 @puts(ptr noundef)
