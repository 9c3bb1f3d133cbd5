@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call noalias ptr @malloc(i64 noundef 1152921504606846976)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  store i8 1, ptr %8, align 1
  br label %9

9:
  %10 = call i32 @puts(ptr noundef @.str)
  %11 = load i32, ptr %1, align 4
  ret i32 %11
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @puts(ptr noundef)
