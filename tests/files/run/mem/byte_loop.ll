; test: bytes are read one by one through an i8 pointer; high bytes are not sign-extended by zext.
; exit: 0
; stdout: 952
@s = private constant [8 x i8] c"\FF\80az\7F\01~\00"
@f = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
entry:
  br label %head
head:
  %p = phi ptr [ @s, %entry ], [ %p1, %body ]
  %t = phi i64 [ 0, %entry ], [ %t1, %body ]
  %c = load i8, ptr %p
  %z = icmp eq i8 %c, 0
  br i1 %z, label %end, label %body
body:
  %w = zext i8 %c to i64
  %odd = and i64 %w, 1
  %extra = mul i64 %odd, 24
  %t0 = add i64 %t, %w
  %t1 = add i64 %t0, %extra
  %p1 = getelementptr i8, ptr %p, i64 1
  br label %head
end:
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %t)
  ret i64 0
}
