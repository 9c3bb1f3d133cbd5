; Greatest common divisors of many pairs, by remainders.
; interpreter: 1, 4000 -> 1, 300
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @gcd(i64 %a, i64 %b) {
entry:
  br label %head
head:
  %x = phi i64 [ %a, %entry ], [ %y, %body ]
  %y = phi i64 [ %b, %entry ], [ %r, %body ]
  %z = icmp eq i64 %y, 0
  br i1 %z, label %done, label %body
body:
  %r = srem i64 %x, %y
  br label %head
done:
  ret i64 %x
}

define i64 @main() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i1, %next ]
  %s = phi i64 [ 0, %entry ], [ %s2, %next ]
  br label %inner
inner:
  %j = phi i64 [ 1, %outer ], [ %j1, %inner ]
  %t = phi i64 [ %s, %outer ], [ %s2, %inner ]
  %a = mul i64 %i, 6
  %b = mul i64 %j, 15
  %g = call i64 @gcd(i64 %a, i64 %b)
  %s2 = add i64 %t, %g
  %j1 = add i64 %j, 1
  %cj = icmp sle i64 %j1, 4000
  br i1 %cj, label %inner, label %next
next:
  %i1 = add i64 %i, 1
  %ci = icmp sle i64 %i1, 4000
  br i1 %ci, label %outer, label %done
done:
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %s2)
  ret i64 0
}
