@__const.main.vowels = private unnamed_addr constant [5 x i8] c"aeiou", align 1
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca [5 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.main.vowels, i64 5, i1 false)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0
  %3 = call ptr @strchr(ptr noundef %2, i32 noundef 120)
  %4 = icmp ne ptr %3, null
  %5 = zext i1 %4 to i32
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @printf(ptr noundef, ...)

declare ptr @strchr(ptr noundef, i32 noundef)
