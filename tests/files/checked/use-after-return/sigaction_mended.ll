%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@make.a = internal global %struct.sigaction zeroinitializer, align 8

define i32 @main() {
  %1 = call ptr @make()
  %2 = call i32 @sigaction(i32 noundef 10, ptr noundef %1, ptr noundef null)
  ret i32 0
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef)

define internal ptr @make() {
  %1 = alloca ptr, align 8
  store ptr @make.a, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 152, i1 false)
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  store ptr inttoptr (i64 1 to ptr), ptr %4, align 8
  %5 = load ptr, ptr %1, align 8
  ret ptr %5
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
