; test: a sum that a loop adds to keeps its value across the calls around the loop.
; exit: 32
; The first call gives 0.25, which is added twice; the second one 0.5, twice: 1.5 behind 2 calls. The loop has
; set what it has added to 1 both times, and left the sevens.
@calls = internal global i64 0
@values = internal global [4 x i32] [i32 7, i32 1, i32 7, i32 2]

define internal double @g(ptr %p) noinline {
  %n = load i64, ptr @calls
  %n1 = add i64 %n, 1
  store i64 %n1, ptr @calls
  %f = sitofp i64 %n1 to double
  %quarters = fmul double %f, 0.25
  ret double %quarters
}

define internal double @f(ptr %p, i64 %n, double %start) noinline {
entry:
  br label %outer
outer:
  %sum = phi double [ %start, %entry ], [ %sum2, %end ]
  %x = call double @g(ptr %p)
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i1, %next ]
  %sum1 = phi double [ %sum, %outer ], [ %sum2, %next ]
  %at = getelementptr i32, ptr %p, i64 %i
  %value = load i32, ptr %at
  %some = icmp ne i32 %value, 7
  br i1 %some, label %add, label %next
add:
  %more = fadd double %sum1, %x
  store i32 1, ptr %at
  br label %next
next:
  %sum2 = phi double [ %more, %add ], [ %sum1, %inner ]
  %i1 = add i64 %i, 1
  %again = icmp slt i64 %i1, %n
  br i1 %again, label %inner, label %end
end:
  %last = fcmp olt double %sum2, 1.0
  br i1 %last, label %outer, label %done
done:
  ret double %sum2
}

define i64 @main() {
  %sum = call double @f(ptr @values, i64 4, double 0.0)
  %twice = fmul double %sum, 2.0
  %whole = fptosi double %twice to i64
  %tens = mul i64 %whole, 10
  %n = load i64, ptr @calls
  %both = add i64 %tens, %n
  ret i64 %both
}
