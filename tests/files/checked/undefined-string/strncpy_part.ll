@.str = private unnamed_addr constant [12 x i8] c"hello world\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 10)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @.str, i64 5, i1 false)
  %4 = load ptr, ptr %1, align 8
  %5 = call i64 @strlen(ptr noundef %4)
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %5)
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

declare i64 @strlen(ptr noundef)

declare void @free(ptr noundef)
