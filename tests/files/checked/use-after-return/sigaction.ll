%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

define i32 @main() {
  %1 = call ptr @make()
  %2 = call i32 @sigaction(i32 noundef 10, ptr noundef %1, ptr noundef null)
  ret i32 0
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef)

define internal ptr @make() {
  %1 = alloca %struct.sigaction, align 8
  %2 = alloca ptr, align 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 152, i1 false)
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.sigaction, ptr %4, i32 0, i32 0
  store ptr inttoptr (i64 1 to ptr), ptr %5, align 8
  %6 = load ptr, ptr %2, align 8
  ret ptr %6
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
