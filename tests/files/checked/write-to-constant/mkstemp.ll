@.str = private unnamed_addr constant [20 x i8] c"/tmp/jitlite-XXXXXX\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  store ptr @.str, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call i32 @mkstemp(ptr noundef %3)
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call i32 @close(i32 noundef %5)
  %7 = load ptr, ptr %1, align 8
  %8 = call i32 @unlink(ptr noundef %7)
  ret i32 0
}

declare i32 @mkstemp(ptr noundef)

declare i32 @close(i32 noundef)

declare i32 @unlink(ptr noundef)
