%struct.text = type { ptr }

@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1

define i32 @main() {
  %1 = alloca %struct.text, align 8
  %2 = alloca %struct.text, align 8
  %3 = getelementptr inbounds %struct.text, ptr %1, i32 0, i32 0
  %4 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %4, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %1, i64 8, i1 false)
  %5 = getelementptr inbounds %struct.text, ptr %1, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  call void @drop(ptr %6)
  %7 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void @drop(ptr %8)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @drop(ptr %0) {
  %2 = alloca %struct.text, align 8
  %3 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5)
  ret void
}

declare void @free(ptr noundef)
