%struct.head = type <{ i8, i32 }>

@__const.main.h = private unnamed_addr constant %struct.head <{ i8 1, i32 2 }>, align 8
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.head, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.main.h, i64 5, i1 false)
  %2 = getelementptr inbounds %struct.head, ptr %1, i32 0, i32 1
  %3 = load i32, ptr %2, align 1
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %3)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)
