; test: where the greatest and the least of many are, kept by its place: the first or the last of equals, and none better than the first
; exit: 0
; stdout: 31 0 10
; stdout: 6 34
; stdout: 31 5
@values = internal global [40 x i32] zeroinitializer
@alike = internal global [40 x i32] zeroinitializer
@floats = internal global [40 x double] zeroinitializer
@three = constant [10 x i8] c"%d %d %d\0A\00"
@two = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)

; The place of the greatest, the first of equals.
define internal i32 @greatest(ptr %at, i32 %from, i32 %to) noinline {
entry:
  %second = add i32 %from, 1
  br label %loop
loop:
  %best = phi i32 [ %from, %entry ], [ %better, %loop ]
  %i = phi i32 [ %second, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr %at, i32 %i
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %at, i32 %best
  %y = load i32, ptr %q
  %more = icmp sgt i32 %x, %y
  %better = select i1 %more, i32 %i, i32 %best
  %next = add i32 %i, 1
  %on = icmp slt i32 %next, %to
  br i1 %on, label %loop, label %out
out:
  ret i32 %better
}

; The same, the last of equals, by a branch.
define internal i32 @last_greatest(ptr %at, i32 %to) noinline {
entry:
  br label %loop
loop:
  %best = phi i32 [ 0, %entry ], [ %better, %end ]
  %i = phi i32 [ 1, %entry ], [ %next, %end ]
  %p = getelementptr i32, ptr %at, i32 %i
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %at, i32 %best
  %y = load i32, ptr %q
  %more = icmp sge i32 %x, %y
  br i1 %more, label %new, label %end
new:
  br label %end
end:
  %better = phi i32 [ %best, %loop ], [ %i, %new ]
  %next = add i32 %i, 1
  %on = icmp slt i32 %next, %to
  br i1 %on, label %loop, label %out
out:
  ret i32 %better
}

; The address of the least.
define internal ptr @least(ptr %from, ptr %to) noinline {
entry:
  %second = getelementptr i32, ptr %from, i64 1
  br label %loop
loop:
  %best = phi ptr [ %from, %entry ], [ %better, %loop ]
  %p = phi ptr [ %second, %entry ], [ %next, %loop ]
  %x = load i32, ptr %p
  %y = load i32, ptr %best
  %less = icmp slt i32 %x, %y
  %better = select i1 %less, ptr %p, ptr %best
  %next = getelementptr i32, ptr %p, i64 1
  %on = icmp ult ptr %next, %to
  br i1 %on, label %loop, label %out
out:
  ret ptr %better
}

; Of floats: what is not a number is never greater, and nothing is greater than it.
define internal i32 @greatest_float(ptr %at, i32 %from, i32 %to) noinline {
entry:
  %second = add i32 %from, 1
  br label %loop
loop:
  %best = phi i32 [ %from, %entry ], [ %better, %loop ]
  %i = phi i32 [ %second, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %at, i32 %i
  %x = load double, ptr %p
  %q = getelementptr double, ptr %at, i32 %best
  %y = load double, ptr %q
  %more = fcmp ogt double %x, %y
  %better = select i1 %more, i32 %i, i32 %best
  %next = add i32 %i, 1
  %on = icmp slt i32 %next, %to
  br i1 %on, label %loop, label %out
out:
  ret i32 %better
}

define internal i32 @place(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = sub i64 %a, ptrtoint (ptr @values to i64)
  %c = lshr i64 %b, 2
  %d = trunc i64 %c to i32
  ret i32 %d
}

define i32 @main() {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %next, %fill ]
  ; 37 i modulo 41: all different, the greatest, 40, at 31; 0 at 0, and 1 at 10.
  %m = mul i32 %i, 37
  %v = urem i32 %m, 41
  %vp = getelementptr i32, ptr @values, i32 %i
  store i32 %v, ptr %vp
  %a = urem i32 %i, 7
  %ap = getelementptr i32, ptr @alike, i32 %i
  store i32 %a, ptr %ap
  %f = sitofp i32 %v to double
  ; The one at 5 is not a number.
  %is5 = icmp eq i32 %i, 5
  %g = select i1 %is5, double 0x7FF8000000000000, double %f
  %fp = getelementptr double, ptr @floats, i32 %i
  store double %g, ptr %fp
  %next = add i32 %i, 1
  %on = icmp ult i32 %next, 40
  br i1 %on, label %fill, label %done
done:
  %r1 = call i32 @greatest(ptr @values, i32 0, i32 40)
  %end = getelementptr i32, ptr @values, i64 40
  %p2 = call ptr @least(ptr @values, ptr %end)
  %r2 = call i32 @place(ptr %p2)
  %begin = getelementptr i32, ptr @values, i64 1
  %p3 = call ptr @least(ptr %begin, ptr %end)
  %r3 = call i32 @place(ptr %p3)
  call i32 (ptr, ...) @printf(ptr @three, i32 %r1, i32 %r2, i32 %r3)
  %r4 = call i32 @greatest(ptr @alike, i32 0, i32 40)
  %r5 = call i32 @last_greatest(ptr @alike, i32 40)
  call i32 (ptr, ...) @printf(ptr @two, i32 %r4, i32 %r5)
  %r6 = call i32 @greatest_float(ptr @floats, i32 0, i32 40)
  %r7 = call i32 @greatest_float(ptr @floats, i32 5, i32 40)
  call i32 (ptr, ...) @printf(ptr @two, i32 %r6, i32 %r7)
  ret i32 0
}
