%struct.point = type { i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"two\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca %struct.point, align 4
  %3 = alloca %struct.point, align 4
  store i32 0, ptr %1, align 4
  %4 = getelementptr inbounds %struct.point, ptr %2, i32 0, i32 0
  store i32 1, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %2, i64 8, i1 false)
  %5 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 1
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %10

8:
  %9 = call i32 @puts(ptr noundef @.str)
  br label %10

10:
  %11 = load i32, ptr %1, align 4
  ret i32 %11
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @puts(ptr noundef)
