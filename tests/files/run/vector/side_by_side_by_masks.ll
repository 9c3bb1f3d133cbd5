; test: elements that lie side by side, each of which some iterations store
; exit: 0
; stdout: 0,10,10,10,10,20,0,10,10,10,10,20,0,10,10,10,10,20,0,10,10,10,10,20,0,10,99,
; stdout: 0,10,10,10,10,20,0,10,10,10,10,20,0,10,10,10,10,20,0,10,10,10,10,20,10,10,99,
@fmt = constant [4 x i8] c"%d,\00"
@end = constant [2 x i8] c"\0A\00"
@b = constant [26 x i32] [i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10, i32 20, i32 0, i32 10]
@c = constant [26 x double] [double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0, double 20.0, double 0.0, double 10.0]
@a = global [27 x i32] [i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 99]
@d = global [27 x double] [double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 10.0, double 99.0]
declare i32 @printf(ptr, ...)

; Even ones where they are less, odd ones where they are greater.
define void @ints(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %behind ]
  %b0 = getelementptr [2 x i32], ptr @b, i64 %i
  %b1 = getelementptr i32, ptr %b0, i64 1
  %a0 = getelementptr [2 x i32], ptr @a, i64 %i
  %a1 = getelementptr i32, ptr %a0, i64 1
  %x0 = load i32, ptr %b0
  %y0 = load i32, ptr %a0
  %c0 = icmp slt i32 %x0, %y0
  br i1 %c0, label %even, label %middle
even:
  store i32 %x0, ptr %a0
  br label %middle
middle:
  %x1 = load i32, ptr %b1
  %y1 = load i32, ptr %a1
  %c1 = icmp sgt i32 %x1, %y1
  br i1 %c1, label %odd, label %behind
odd:
  store i32 %x1, ptr %a1
  br label %behind
behind:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @doubles(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %behind ]
  %b0 = getelementptr [2 x double], ptr @c, i64 %i
  %b1 = getelementptr double, ptr %b0, i64 1
  %a0 = getelementptr [2 x double], ptr @d, i64 %i
  %a1 = getelementptr double, ptr %a0, i64 1
  %x0 = load double, ptr %b0
  %y0 = load double, ptr %a0
  %c0 = fcmp olt double %x0, %y0
  br i1 %c0, label %even, label %middle
even:
  store double %x0, ptr %a0
  br label %middle
middle:
  %x1 = load double, ptr %b1
  %y1 = load double, ptr %a1
  %c1 = fcmp ogt double %x1, %y1
  br i1 %c1, label %odd, label %behind
odd:
  store double %x1, ptr %a1
  br label %behind
behind:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @show(ptr %p, i1 %floats) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %shown ]
  br i1 %floats, label %float, label %int
float:
  %at.f = getelementptr double, ptr %p, i64 %i
  %f = load double, ptr %at.f
  %of.f = fptosi double %f to i32
  br label %shown
int:
  %at.i = getelementptr i32, ptr %p, i64 %i
  %of.i = load i32, ptr %at.i
  br label %shown
shown:
  %v = phi i32 [ %of.f, %float ], [ %of.i, %int ]
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %v)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 27
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @end)
  ret void
}

define i32 @main() {
  call void @ints(i64 13)
  call void @show(ptr @a, i1 false)
  call void @doubles(i64 12)
  call void @show(ptr @d, i1 true)
  ret i32 0
}
