%struct.node = type { i32, ptr }

@__const.main.n = private unnamed_addr constant %struct.node { i32 1, ptr null }, align 8
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.node, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.main.n, i64 16, i1 false)
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 8
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
