; test: an interpreter for a small stack machine: a loop around a switch, computing 10 factorial.
; exit: 0
; stdout: 3628800
; This machine's codes: 0 halt, 1 push N, 2 dup, 3 mul, 4 sub, 5 jump-if-not-zero N, 6 swap, 7 over, 8 print.
; Its program keeps (acc, n) on the stack: swap over mul swap, push 1 sub, dup, jnz back.
@code = constant [18 x i64] [
  i64 1, i64 1,
  i64 1, i64 10,
  i64 6, i64 7, i64 3, i64 6,
  i64 1, i64 1, i64 4,
  i64 2, i64 5, i64 4,
  i64 6, i64 8,
  i64 0, i64 0 ]
@stack = global [32 x i64] zeroinitializer
@f = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @run() {
entry:
  br label %fetch
fetch:
  %pc = phi i64 [ 0, %entry ], [ %pc2, %push ], [ %pc1, %dup ], [ %pc1, %mul ], [ %pc1, %sub ], [ %pcj, %jnz ], [ %pc1, %swap ], [ %pc1, %over ], [ %pc1, %print ]
  %sp = phi i64 [ 0, %entry ], [ %up, %push ], [ %up, %dup ], [ %down, %mul ], [ %down, %sub ], [ %down, %jnz ], [ %sp, %swap ], [ %up, %over ], [ %down, %print ]
  %at = getelementptr [18 x i64], ptr @code, i64 0, i64 %pc
  %op = load i64, ptr %at
  %pc1 = add i64 %pc, 1
  %pc2 = add i64 %pc, 2
  %np = getelementptr [18 x i64], ptr @code, i64 0, i64 %pc1
  %up = add i64 %sp, 1
  %down = sub i64 %sp, 1
  %next = getelementptr [32 x i64], ptr @stack, i64 0, i64 %sp
  %top = getelementptr i64, ptr %next, i64 -1
  %below = getelementptr i64, ptr %next, i64 -2
  switch i64 %op, label %halt [
    i64 1, label %push
    i64 2, label %dup
    i64 3, label %mul
    i64 4, label %sub
    i64 5, label %jnz
    i64 6, label %swap
    i64 7, label %over
    i64 8, label %print
  ]
push:
  %n = load i64, ptr %np
  store i64 %n, ptr %next
  br label %fetch
dup:
  %d = load i64, ptr %top
  store i64 %d, ptr %next
  br label %fetch
mul:
  %m1 = load i64, ptr %top
  %m2 = load i64, ptr %below
  %m = mul i64 %m2, %m1
  store i64 %m, ptr %below
  br label %fetch
sub:
  %s1 = load i64, ptr %top
  %s2 = load i64, ptr %below
  %s = sub i64 %s2, %s1
  store i64 %s, ptr %below
  br label %fetch
jnz:
  %j = load i64, ptr %top
  %target = load i64, ptr %np
  %jc = icmp ne i64 %j, 0
  %pcj = select i1 %jc, i64 %target, i64 %pc2
  br label %fetch
swap:
  %w1 = load i64, ptr %top
  %w2 = load i64, ptr %below
  store i64 %w1, ptr %below
  store i64 %w2, ptr %top
  br label %fetch
over:
  %o = load i64, ptr %below
  store i64 %o, ptr %next
  br label %fetch
print:
  %p = load i64, ptr %top
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %p)
  br label %fetch
halt:
  ret i64 0
}
define i64 @main() {
  %r = call i64 @run()
  ret i64 %r
}
