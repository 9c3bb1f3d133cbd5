%struct.pair = type { i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.pair, align 4
  %2 = getelementptr inbounds %struct.pair, ptr %1, i32 0, i32 0
  store i32 1, ptr %2, align 4
  %3 = getelementptr inbounds %struct.pair, ptr %1, i32 0, i32 1
  store i32 2, ptr %3, align 4
  %4 = load i64, ptr %1, align 4
  %5 = call i32 @second(i64 %4)
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

define internal i32 @second(i64 %0) {
  %2 = alloca %struct.pair, align 4
  store i64 %0, ptr %2, align 4
  %3 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1
  %4 = load i32, ptr %3, align 4
  ret i32 %4
}
