; test: tail calls whose arguments are on the stack too, exchanged and copied by value.
; stdout: 10 9 8 7 6 5 4 3 2 1 1.500000 2.500000
; stdout: 11 22 33 44 55
; exit: 0
; oracle: none (LLVM 19 crashes on it)
%big = type { i64, i64, i64, i64, i64 }
@line = constant [40 x i8] c"%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\00"
@floats = constant [8 x i8] c" %f %f\0A\00"
@five = constant [21 x i8] c"%ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define void @rotate(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, double %x, double %y) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  musttail call void @rotate(i64 %less, i64 %j, i64 %i, i64 %h, i64 %g, i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a, double %y, double %x)
  ret void
end:
  call i32 (ptr, ...) @printf(ptr @line, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j)
  call i32 (ptr, ...) @printf(ptr @floats, double %x, double %y)
  ret void
}

define void @by_value(ptr byval(%big) align 8 %p, i64 %n, ptr byval(%big) align 8 %q) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  musttail call void @by_value(ptr byval(%big) align 8 %q, i64 %less, ptr byval(%big) align 8 %p)
  ret void
end:
  %p1 = getelementptr %big, ptr %p, i32 0, i32 1
  %p2 = getelementptr %big, ptr %p, i32 0, i32 2
  %p3 = getelementptr %big, ptr %p, i32 0, i32 3
  %p4 = getelementptr %big, ptr %p, i32 0, i32 4
  %a = load i64, ptr %p
  %b = load i64, ptr %p1
  %c = load i64, ptr %p2
  %d = load i64, ptr %p3
  %e = load i64, ptr %p4
  call i32 (ptr, ...) @printf(ptr @five, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e)
  ret void
}

@one = constant %big { i64 1, i64 2, i64 3, i64 4, i64 5 }
@eleven = constant %big { i64 11, i64 22, i64 33, i64 44, i64 55 }
define i32 @main() {
  call void @rotate(i64 1000001, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, double 2.5, double 1.5)
  call void @by_value(ptr byval(%big) align 8 @one, i64 1000001, ptr byval(%big) align 8 @eleven)
  ret i32 0
}
