@.str = private unnamed_addr constant [7 x i8] c"secret\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 0, i64 6, i1 false)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
