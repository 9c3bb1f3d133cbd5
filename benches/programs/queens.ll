; All placings of fourteen queens, by recursion with three bit sets.
; interpreter: 16383 -> 1023
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @place(i64 %all, i64 %cols, i64 %left, i64 %right) {
entry:
  %full = icmp eq i64 %cols, %all
  br i1 %full, label %one, label %search
one:
  ret i64 1
search:
  %taken0 = or i64 %cols, %left
  %taken = or i64 %taken0, %right
  %nt = xor i64 %taken, -1
  %free0 = and i64 %nt, %all
  br label %head
head:
  %free = phi i64 [ %free0, %search ], [ %rest, %try ]
  %count = phi i64 [ 0, %search ], [ %count1, %try ]
  %z = icmp eq i64 %free, 0
  br i1 %z, label %done, label %try
try:
  %neg = sub i64 0, %free
  %bit = and i64 %free, %neg
  %rest = xor i64 %free, %bit
  %c1 = or i64 %cols, %bit
  %l0 = or i64 %left, %bit
  %l1 = shl i64 %l0, 1
  %r0 = or i64 %right, %bit
  %r1 = lshr i64 %r0, 1
  %sub = call i64 @place(i64 %all, i64 %c1, i64 %l1, i64 %r1)
  %count1 = add i64 %count, %sub
  br label %head
done:
  ret i64 %count
}

define i64 @main() {
  %r = call i64 @place(i64 16383, i64 0, i64 0, i64 0)
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %r)
  ret i64 0
}
