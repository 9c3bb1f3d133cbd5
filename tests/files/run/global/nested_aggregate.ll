; test: arrays of structures of arrays, initialised in full.
; exit: 0
; stdout: 1 2 3 4 5 6 7 8 9
%row = type { i64, [2 x i32] }
@m = global [3 x %row] [
  %row { i64 1, [2 x i32] [i32 2, i32 3] },
  %row { i64 4, [2 x i32] [i32 5, i32 6] },
  %row { i64 7, [2 x i32] [i32 8, i32 9] } ]
@f = private constant [5 x i8] c"%ld \00"
@g = private constant [10 x i8] c"%d %d\00\00\00\00\00"
@s = private constant [2 x i8] c" \00"
@n = private constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %more ]
  %a = getelementptr [3 x %row], ptr @m, i64 0, i64 %i, i32 0
  %b = getelementptr [3 x %row], ptr @m, i64 0, i64 %i, i32 1, i64 0
  %c = getelementptr [3 x %row], ptr @m, i64 0, i64 %i, i32 1, i64 1
  %av = load i64, ptr %a
  %bv = load i32, ptr %b
  %cv = load i32, ptr %c
  %1 = call i32 (ptr, ...) @printf(ptr @f, i64 %av)
  %2 = call i32 (ptr, ...) @printf(ptr @g, i32 %bv, i32 %cv)
  %i1 = add i64 %i, 1
  %d = icmp slt i64 %i1, 3
  br i1 %d, label %more, label %done
more:
  %3 = call i32 (ptr, ...) @printf(ptr @s)
  br label %loop
done:
  %4 = call i32 (ptr, ...) @printf(ptr @n)
  ret i64 0
}
