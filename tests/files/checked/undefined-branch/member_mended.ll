%struct.account = type { i32, i32 }

@.str = private unnamed_addr constant [5 x i8] c"open\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call ptr @open_account(i32 noundef 3)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.account, ptr %4, i32 0, i32 1
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = call i32 @puts(ptr noundef @.str)
  br label %10

10:
  %11 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %11)
  %12 = load i32, ptr %1, align 4
  ret i32 %12
}

define internal ptr @open_account(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %4, ptr %3, align 8
  %5 = load i32, ptr %2, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.account, ptr %6, i32 0, i32 0
  store i32 %5, ptr %7, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.account, ptr %8, i32 0, i32 1
  store i32 0, ptr %9, align 4
  %10 = load ptr, ptr %3, align 8
  ret ptr %10
}

declare i32 @puts(ptr noundef)

declare void @free(ptr noundef)

declare noalias ptr @malloc(i64 noundef)
