@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"not found\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call ptr @find(ptr noundef @.str, i8 noundef signext 120)
  %3 = icmp ne ptr %2, null
  br i1 %3, label %6, label %4

4:
  %5 = call i32 @puts(ptr noundef @.str.1)
  br label %6

6:
  %7 = load i32, ptr %1, align 4
  ret i32 %7
}

define internal ptr @find(ptr noundef %0, i8 noundef signext %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  store ptr null, ptr %5, align 8
  br label %6

6:
  %7 = load ptr, ptr %3, align 8
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %23

10:
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %4, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %17, label %19

17:
  %18 = load ptr, ptr %3, align 8
  store ptr %18, ptr %5, align 8
  br label %19

19:
  br label %20

20:
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr %3, align 8
  br label %6

23:
  %24 = load ptr, ptr %5, align 8
  ret ptr %24
}

declare i32 @puts(ptr noundef)
