@pool = internal global [256 x i8] zeroinitializer, align 16
@used = internal global i64 0, align 8

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = call ptr @get(i64 noundef 1)
  store ptr %3, ptr %1, align 8
  %4 = call ptr @get(i64 noundef 8)
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %1, align 8
  store i8 1, ptr %5, align 1
  %6 = load ptr, ptr %2, align 8
  store i64 2, ptr %6, align 8
  ret i32 0
}

define internal ptr @get(i64 noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr @used, align 8
  %5 = getelementptr inbounds i8, ptr @pool, i64 %4
  store ptr %5, ptr %3, align 8
  %6 = load i64, ptr %2, align 8
  %7 = add i64 %6, 7
  %8 = udiv i64 %7, 8
  %9 = mul i64 %8, 8
  %10 = load i64, ptr @used, align 8
  %11 = add i64 %10, %9
  store i64 %11, ptr @used, align 8
  %12 = load ptr, ptr %3, align 8
  ret ptr %12
}
