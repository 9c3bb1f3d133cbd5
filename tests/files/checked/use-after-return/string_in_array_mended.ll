@label.text = internal global [16 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [7 x i8] c"no. %d\00", align 1

define i32 @main() {
  %1 = call ptr @label(i32 noundef 7)
  %2 = call i32 @puts(ptr noundef %1)
  ret i32 0
}

declare i32 @puts(ptr noundef)

define internal ptr @label(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @label.text, ptr noundef @.str, i32 noundef %4)
  store ptr @label.text, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  ret ptr %6
}

declare i32 @sprintf(ptr noundef, ptr noundef, ...)
