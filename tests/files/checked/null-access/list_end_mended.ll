%struct.node = type { i32, ptr }

@__const.main.b = private unnamed_addr constant %struct.node { i32 2, ptr null }, align 8
@.str = private unnamed_addr constant [10 x i8] c"not found\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.b, i64 16, i1 false)
  %5 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0
  store i32 1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1
  store ptr %2, ptr %6, align 8
  store ptr %3, ptr %4, align 8
  br label %7

7:
  %8 = load ptr, ptr %4, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %13, 3
  br label %15

15:
  %16 = phi i1 [ false, %7 ], [ %14, %10 ]
  br i1 %16, label %17, label %21

17:
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %4, align 8
  br label %7

21:
  %22 = call i32 @puts(ptr noundef @.str)
  %23 = load i32, ptr %1, align 4
  ret i32 %23
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @puts(ptr noundef)
