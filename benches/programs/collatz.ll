; The longest Collatz sequence: a tight loop with a branch that is hard to foresee.
; interpreter: 1500000 -> 6000
@fmt = private constant [9 x i8] c"%ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @steps(i64 %n) {
entry:
  br label %head
head:
  %x = phi i64 [ %n, %entry ], [ %y, %next ]
  %k = phi i64 [ 1, %entry ], [ %k1, %next ]
  %one = icmp eq i64 %x, 1
  br i1 %one, label %done, label %body
body:
  %low = and i64 %x, 1
  %odd = icmp ne i64 %low, 0
  br i1 %odd, label %up, label %halve
up:
  %t = mul i64 %x, 3
  %u = add i64 %t, 1
  br label %next
halve:
  %h = lshr i64 %x, 1
  br label %next
next:
  %y = phi i64 [ %u, %up ], [ %h, %halve ]
  %k1 = add i64 %k, 1
  br label %head
done:
  ret i64 %k
}

define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %i1, %loop ]
  %best = phi i64 [ 0, %entry ], [ %best1, %loop ]
  %who = phi i64 [ 0, %entry ], [ %who1, %loop ]
  %s = call i64 @steps(i64 %i)
  %c = icmp sgt i64 %s, %best
  %best1 = select i1 %c, i64 %s, i64 %best
  %who1 = select i1 %c, i64 %i, i64 %who
  %i1 = add i64 %i, 1
  %d = icmp slt i64 %i1, 1500000
  br i1 %d, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %who1, i64 %best1)
  ret i64 0
}
