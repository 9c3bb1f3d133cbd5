; test: each row of the tables of instructions and terminators
; flags: --std llvmlite
; exit: 0
%pair = type { i64, [4 x i64] }
@p = global %pair { i64 1, [4 x i64] [i64 1, i64 2, i64 3, i64 4] }
declare void @print(i64)
define void @f(i64 %n, i64 (i64)* %g) {
  %a = add i64 %n, 1
  %s = alloca i64
  store i64 %a, i64* %s
  %l = load i64, i64* %s
  %c = icmp sgt i64 %l, 5
  br i1 %c, label %yes, label %no
yes:
  %r = call i64 %g(i64 %l)
  call void @print(i64 %r)
  br label %no
no:
  %e = getelementptr %pair, %pair* @p, i32 0, i32 1, i32 %n
  %b = bitcast i64* %e to i8*
  ret void
}
