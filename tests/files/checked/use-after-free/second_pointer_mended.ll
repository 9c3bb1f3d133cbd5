%struct.owner = type { ptr }

define i32 @main() {
  %1 = alloca %struct.owner, align 8
  %2 = alloca %struct.owner, align 8
  %3 = getelementptr inbounds %struct.owner, ptr %1, i32 0, i32 0
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4)
  store ptr %4, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %1, i64 8, i1 false)
  %5 = getelementptr inbounds %struct.owner, ptr %2, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 1
  store i32 1, ptr %7, align 4
  %8 = getelementptr inbounds %struct.owner, ptr %1, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @free(ptr noundef)
