; test: doubles through memory: an array of them on the stack, summed.
; exit: 55
define i64 @main() {
entry:
  %a = alloca [10 x double]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i1, %fill ]
  %i1 = add i64 %i, 1
  %d = sitofp i64 %i1 to double
  %p = getelementptr [10 x double], ptr %a, i64 0, i64 %i
  store double %d, ptr %p
  %c = icmp slt i64 %i1, 10
  br i1 %c, label %fill, label %sum
sum:
  %j = phi i64 [ 0, %fill ], [ %j1, %sum ]
  %s = phi double [ 0.0, %fill ], [ %s1, %sum ]
  %q = getelementptr [10 x double], ptr %a, i64 0, i64 %j
  %v = load double, ptr %q
  %s1 = fadd double %s, %v
  %j1 = add i64 %j, 1
  %e = icmp slt i64 %j1, 10
  br i1 %e, label %sum, label %done
done:
  %r = fptosi double %s1 to i64
  ret i64 %r
}
