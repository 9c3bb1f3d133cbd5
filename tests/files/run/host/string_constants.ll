; test: Lengths and copies of constant strings, some of which are one of two of the same length.
; exit: 94
; stdout: abc, abc;
; stdout: abc, abc;
; stdout: abc0123456789012345678901234567890123456789012345678901234567890123456789.

@abc = constant [4 x i8] c"abc\00"
@comma = constant [3 x i8] c", \00"
@semicolon = constant [3 x i8] c";\0A\00"
@long = constant [72 x i8] c"0123456789012345678901234567890123456789012345678901234567890123456789.\00"

declare i64 @strlen(ptr)
declare ptr @strcpy(ptr, ptr)
declare ptr @stpcpy(ptr, ptr)
declare i32 @puts(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptr @append(ptr %to, ptr %what) alwaysinline {
  %n = call i64 @strlen(ptr %what)
  %n1 = add i64 %n, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %what, i64 %n1, i1 false)
  %end = getelementptr i8, ptr %to, i64 %n
  ret ptr %end
}

define i64 @main() {
  %room = alloca [200 x i8]
  %a = call ptr @strcpy(ptr %room, ptr @abc)
  %b = getelementptr i8, ptr %a, i64 3
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  %p = phi ptr [ %b, %0 ], [ %p2, %loop ]
  %odd = and i64 %i, 1
  %is = icmp ne i64 %odd, 0
  %what = select i1 %is, ptr @semicolon, ptr @comma
  %p1 = call ptr @append(ptr %p, ptr %what)
  %p2 = call ptr @stpcpy(ptr %p1, ptr @abc)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 4
  br i1 %more, label %loop, label %done
done:
  %c = call ptr @stpcpy(ptr %p2, ptr @long)
  %d = call i32 @puts(ptr %room)
  %e = ptrtoint ptr %c to i64
  %f = ptrtoint ptr %room to i64
  %len = sub i64 %e, %f
  ret i64 %len
}
