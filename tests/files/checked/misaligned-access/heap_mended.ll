define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca double, align 8
  %3 = call noalias ptr @malloc(i64 noundef 64)
  store ptr %3, ptr %1, align 8
  store double 1.000000e+00, ptr %2, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 8 %2, i64 8, i1 false)
  %6 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %6)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @free(ptr noundef)
