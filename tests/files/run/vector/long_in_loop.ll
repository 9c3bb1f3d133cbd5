; test: vectors of 256 bits that a loop hands on, long enough for it to be entered while it runs
; exit: 0
; stdout: -7199964
@last = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
define i32 @main() {
entry:
  %kept = alloca <8 x i32>, align 32
  store <8 x i32> <i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1>, ptr %kept
  %start = load volatile <8 x i32>, ptr %kept
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %a = phi <8 x i32> [ %start, %entry ], [ %a2, %loop ]
  %s = phi <8 x i32> [ zeroinitializer, %entry ], [ %s2, %loop ]
  %old = load <8 x i32>, ptr %kept
  %x = xor <8 x i32> %a, %start
  %s1 = mul <8 x i32> %s, <i32 3, i32 3, i32 5, i32 3, i32 3, i32 3, i32 7, i32 3>
  %s2 = add <8 x i32> %s1, %x
  %high = ashr <8 x i32> %s2, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %a2 = add <8 x i32> %a, %high
  %new = sub <8 x i32> %old, %a2
  store <8 x i32> %new, ptr %kept
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, 200000
  br i1 %more, label %loop, label %done
done:
  %end = load <8 x i32>, ptr %kept
  %both = xor <8 x i32> %end, %s2
  %sum = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %both)
  call i32 (ptr, ...) @printf(ptr @last, i32 %sum)
  ret i32 0
}
