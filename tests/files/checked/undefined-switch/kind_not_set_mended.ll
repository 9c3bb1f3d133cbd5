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
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 0
  %6 = load i32, ptr %5, align 8
  switch i32 %6, label %15 [
    i32 0, label %7
    i32 1, label %11
  ]

7:
  %8 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 1
  %9 = load i32, ptr %8, align 8
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9)
  br label %15

11:
  %12 = getelementptr inbounds %struct.value, ptr %2, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 @puts(ptr noundef %13)
  br label %15

15:
  %16 = load i32, ptr %1, align 4
  ret i32 %16
}

declare i32 @printf(ptr noundef, ...)

declare i32 @puts(ptr noundef)
