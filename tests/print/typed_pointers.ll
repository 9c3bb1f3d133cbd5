; Every construct that LLVM had before opaque pointers, for the parser and the printer alone.
%S = type { i32, %S*, [4 x i8], void (%S*)*, i32 (i8*, ...)* }
%L = type { %L2* }
%L2 = type { %L* }
@a = global i32* @b
@b = global i32 4
@c = global %S { i32 1, %S* null, [4 x i8] c"abc\00", void (%S*)* @f, i32 (i8*, ...)* bitcast (i32 (i8*)* @puts to i32 (i8*, ...)*) }
@d = constant i8* getelementptr inbounds ([4 x i8], [4 x i8]* @str, i64 0, i64 0)
@str = internal constant [4 x i8] c"%d\0A\00"
@e = global i8 addrspace(1)* null
@ff = global i8* inttoptr (i64 add (i64 ptrtoint (i32* @b to i64), i64 3) to i8*)
@sel = global i32 select (i1 icmp eq (i32* @b, i32* null), i32 1, i32 2)
@al = alias i32, i32* @b
@al2 = weak alias i8, bitcast (i32* @b to i8*)
@fl = global float fadd (float 1.0, float 2.0)
@ev = global i32 extractvalue ({ i32, i32 } { i32 1, i32 2 }, 1)
@iv = global { i32, i32 } insertvalue ({ i32, i32 } { i32 1, i32 2 }, i32 5, 0)
@dv = global i32 udiv (i32 ptrtoint (i32* @b to i32), i32 3)
@fp = global i64 (i64)* (i64)* null
declare i32 @puts(i8*)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) argmemonly nofree nounwind willreturn
declare i32 @printf(i8* nocapture readonly, ...)
define void @f(%S* byval(%S) align 8 %s) {
  %1 = getelementptr inbounds %S, %S* %s, i32 0, i32 3
  %2 = load void (%S*)*, void (%S*)** %1, align 8
  call void %2(%S* byval(%S) align 8 %s)
  %3 = getelementptr %S, %S* %s, i64 0, i32 2, i64 1
  store i8 3, i8* %3
  %4 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @str, i32 0, i32 0), i32 4)

  %5 = call i64 (i64)* (i64) @ret_fp2(i64 1)
  %6 = addrspacecast i8* %3 to i8 addrspace(1)*
  %7 = bitcast i8* %3 to void (i32)*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %3, i64 1, i1 false) #2
  ret void
}
declare i64 (i64)* @ret_fp2(i64)
declare i64 @ret_fp(i64)
attributes #2 = { nounwind }
