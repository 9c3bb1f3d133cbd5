@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %3 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 4, i1 false)
  %6 = load ptr, ptr %2, align 8
  %7 = call i64 @strlen(ptr noundef %6)
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %7)
  %9 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

declare i64 @strlen(ptr noundef)

declare void @free(ptr noundef)
