; The sieve of Eratosthenes over bytes, ten times over.
; interpreter: 4000000, %k -> 100000, %k
@composite = global [4000001 x i8] zeroinitializer
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @sieve(i64 %limit) {
entry:
  br label %clear
clear:
  %c = phi i64 [ 0, %entry ], [ %c1, %clear ]
  %cp = getelementptr [4000001 x i8], ptr @composite, i64 0, i64 %c
  store i8 0, ptr %cp
  %c1 = add i64 %c, 1
  %cm = icmp sle i64 %c1, %limit
  br i1 %cm, label %clear, label %outer
outer:
  %i = phi i64 [ 2, %clear ], [ %i1, %next ]
  %n = phi i64 [ 0, %clear ], [ %n2, %next ]
  %p = getelementptr [4000001 x i8], ptr @composite, i64 0, i64 %i
  %v = load i8, ptr %p
  %prime = icmp eq i8 %v, 0
  br i1 %prime, label %strike, label %next
strike:
  %n1 = add i64 %n, 1
  %start = mul i64 %i, %i
  br label %inner
inner:
  %j = phi i64 [ %start, %strike ], [ %j1, %mark ]
  %in = icmp sle i64 %j, %limit
  br i1 %in, label %mark, label %next
mark:
  %q = getelementptr [4000001 x i8], ptr @composite, i64 0, i64 %j
  store i8 1, ptr %q
  %j1 = add i64 %j, %i
  br label %inner
next:
  %n2 = phi i64 [ %n, %outer ], [ %n1, %inner ]
  %i1 = add i64 %i, 1
  %m = icmp sle i64 %i1, %limit
  br i1 %m, label %outer, label %done
done:
  ret i64 %n2
}

define i64 @main() {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %limit = sub i64 4000000, %k
  %n = call i64 @sieve(i64 %limit)
  %s1 = add i64 %s, %n
  %k1 = add i64 %k, 1
  %m = icmp slt i64 %k1, 10
  br i1 %m, label %loop, label %done
done:
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %s1)
  ret i64 0
}
