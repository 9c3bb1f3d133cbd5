; test: the sieve of Eratosthenes over bytes, counting the primes below 1000.
; exit: 168
@composite = global [1000 x i8] zeroinitializer
define i64 @main() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 2, %entry ], [ %i1, %next ]
  %n = phi i64 [ 0, %entry ], [ %n2, %next ]
  %p = getelementptr [1000 x i8], ptr @composite, i64 0, i64 %i
  %v = load i8, ptr %p
  %prime = icmp eq i8 %v, 0
  br i1 %prime, label %strike, label %next
strike:
  %n1 = add i64 %n, 1
  %start = mul i64 %i, %i
  br label %inner
inner:
  %j = phi i64 [ %start, %strike ], [ %j1, %mark ]
  %in = icmp slt i64 %j, 1000
  br i1 %in, label %mark, label %next
mark:
  %q = getelementptr [1000 x i8], ptr @composite, i64 0, i64 %j
  store i8 1, ptr %q
  %j1 = add i64 %j, %i
  br label %inner
next:
  %n2 = phi i64 [ %n, %outer ], [ %n1, %inner ]
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 1000
  br i1 %c, label %outer, label %done
done:
  ret i64 %n2
}
