%struct.value = type { i32, %union.anon }
%union.anon = type { ptr }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca %struct.value, align 8
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 1
  store i32 5, ptr %3, align 8
  %4 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 0
  %5 = load i32, ptr %4, align 8
  switch i32 %5, label %14 [
    i32 0, label %6
    i32 1, label %10
  ]

6:
  %7 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8)
  br label %14

10:
  %11 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = call i32 @puts(ptr noundef %12)
  br label %14

14:
  %15 = load i32, ptr %1, align 4
  ret i32 %15
}

declare i32 @printf(ptr noundef, ...)

declare i32 @puts(ptr noundef)
