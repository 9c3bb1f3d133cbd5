%struct.large = type { [8 x i64] }

@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.large, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 64, i1 false)
  %2 = getelementptr inbounds %struct.large, ptr %1, i32 0, i32 0
  %3 = getelementptr inbounds [8 x i64], ptr %2, i32 0, i32 0
  store i64 1, ptr %3, align 8
  %4 = call ptr @first(ptr noundef %1)
  %5 = load i64, ptr %4, align 8
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %5)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

define internal ptr @first(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.large, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  ret ptr %7
}
