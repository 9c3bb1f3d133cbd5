; test: slots that are written by words and read by halves, bytes and floats, and the other way round
; exit: 0
; stdout: 1432778632 287454020 5727745928 5727780863
; stdout: 377 610 2619930050937
; stdout: 7 1.5 4593671619917905927
; stdout: 12884901889 12884901891
@four = constant [17 x i8] c"%u %u %llu %llu\0A\00"
@three = constant [12 x i8] c"%d %d %llu\0A\00"
@float = constant [12 x i8] c"%d %g %llu\0A\00"
@two = constant [11 x i8] c"%llu %llu\0A\00"
declare i32 @printf(ptr, ...)

define internal void @halves(i64 %x, i32 %y, i16 %z) noinline {
  %p = alloca i64
  %high = getelementptr i8, ptr %p, i64 4
  store i64 %x, ptr %p
  %a = load i32, ptr %p
  %b = load i32, ptr %high
  store i32 %y, ptr %high
  %c = load i64, ptr %p
  store i16 %z, ptr %p
  %d = load i64, ptr %p
  call i32 (ptr, ...) @printf(ptr @four, i32 %a, i32 %b, i64 %c, i64 %d)
  ret void
}

define internal void @loop(i64 %x) noinline {
entry:
  %p = alloca { i32, i32 }
  %high = getelementptr i8, ptr %p, i64 4
  store i64 %x, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = load i32, ptr %p
  %b = load i32, ptr %high
  %sum = add i32 %a, %b
  store i32 %b, ptr %p
  store i32 %sum, ptr %high
  %next = add i32 %i, 1
  %on = icmp ult i32 %next, 10
  br i1 %on, label %loop, label %out
out:
  %c = load i32, ptr %p
  %d = load i32, ptr %high
  %e = load i64, ptr %p
  call i32 (ptr, ...) @printf(ptr @three, i32 %c, i32 %d, i64 %e)
  ret void
}

define internal void @copied(i32 %x, float %y, i1 %again) noinline {
entry:
  %p = alloca i64
  %q = alloca i64
  %ph = getelementptr i8, ptr %p, i64 4
  %qh = getelementptr i8, ptr %q, i64 4
  store i32 0, ptr %p
  store float 0.0, ptr %ph
  store i32 %x, ptr %p
  store float %y, ptr %ph
  %w = load i64, ptr %p
  br i1 %again, label %more, label %end
more:
  store i32 1, ptr %p
  store float 2.0, ptr %ph
  br label %end
end:
  ; The word from before the branch.
  store i64 %w, ptr %q
  %a = load i32, ptr %q
  %b = load float, ptr %qh
  store i32 %a, ptr %q
  store float %b, ptr %qh
  %wide = load i64, ptr %q
  %d = fpext float %b to double
  call i32 (ptr, ...) @printf(ptr @float, i32 %a, double %d, i64 %wide)
  ret void
}

; Words that overlap by halves.
define internal void @overlapping(i64 %x, i64 %y) noinline {
  %p = alloca [2 x i64]
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 8
  store i64 %x, ptr %p
  store i64 %y, ptr %r
  %a = load i64, ptr %q
  store i64 %a, ptr %p
  %b = load i64, ptr %q
  call i32 (ptr, ...) @printf(ptr @two, i64 %a, i64 %b)
  ret void
}

define i32 @main() {
  call void @halves(i64 1234605616436508552, i32 1, i16 -1)
  call void @loop(i64 21474836483)
  call void @copied(i32 7, float 1.5, i1 true)
  ; Four halves: 2, 1, 3, 4. The middle is 1 and 3; with that in front they are 1, 3, 3, 4, whose middle is 3 and 3.
  call void @overlapping(i64 4294967298, i64 17179869187)
  ret i32 0
}
