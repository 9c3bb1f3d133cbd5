; test: a run of the whole program, with files and texts for its streams, arguments, and its status.
; exit: 0
; ASSERT EXIT (2 points): 0 = run < streams/sum.in > streams/sum.out
; ASSERT EXIT: 0 = run < c"4\0A5\0A" > c"9\0A"
; ASSERT EXIT: 3 = run one "two words" > c"0\0A"   ; nothing to read
; ASSERT EXIT (1 point): 4 = run one two three
; ASSERT EXIT: 136 = run < c"-1\0A" > c""            ; a trap, as a shell has it
@in = constant [4 x i8] c"%ld\00"
@out = constant [5 x i8] c"%ld\0A\00"
declare i32 @scanf(ptr, ...)
declare i32 @printf(ptr, ...)

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %x = alloca i64
  br label %loop
loop:
  %sum = phi i64 [ 0, %entry ], [ %next, %more ]
  %n = call i32 (ptr, ...) @scanf(ptr @in, ptr %x)
  %got = icmp eq i32 %n, 1
  br i1 %got, label %more, label %done
more:
  %v = load i64, ptr %x
  %next = add i64 %sum, %v
  br label %loop
done:
  %negative = icmp slt i64 %sum, 0
  br i1 %negative, label %trap, label %print
trap:
  %bad = sdiv i32 1, 0
  ret i32 %bad
print:
  call i32 (ptr, ...) @printf(ptr @out, i64 %sum)
  %alone = icmp eq i32 %argc, 1
  %status = select i1 %alone, i32 0, i32 %argc
  ret i32 %status
}
