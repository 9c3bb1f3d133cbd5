; test: the C library's qsort calls a comparison written in IR.
; exit: 0
; stdout: -9 -1 0 2 3 5 8 40\c
@data = global [8 x i64] [i64 5, i64 -1, i64 40, i64 3, i64 0, i64 8, i64 -9, i64 2]
@f = private constant [5 x i8] c"%ld \00"
@l = private constant [4 x i8] c"%ld\00"
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
define i32 @cmp(ptr %a, ptr %b) {
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %lt = icmp slt i64 %x, %y
  br i1 %lt, label %less, label %notless
less:
  ret i32 -1
notless:
  %gt = icmp sgt i64 %x, %y
  %r = zext i1 %gt to i32
  ret i32 %r
}
define i64 @main() {
entry:
  call void @qsort(ptr @data, i64 8, i64 8, ptr @cmp)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %p = getelementptr [8 x i64], ptr @data, i64 0, i64 %i
  %v = load i64, ptr %p
  %n = add i64 %i, 1
  %last = icmp eq i64 %n, 8
  %fmt = select i1 %last, ptr @l, ptr @f
  %r = call i32 (ptr, ...) @printf(ptr %fmt, i64 %v)
  br i1 %last, label %end, label %loop
end:
  ret i64 0
}
