; test: a cycle of tail calls through functions with prologues takes no stack, whoever runs them.
; exit: 0
; stdout: 1000000 1000000
; stdout: 9
; stdout: 12 odd
@line = constant [9 x i8] c"%ld %ld\0A\00"
@one = constant [5 x i8] c"%ld\0A\00"
@end = constant [8 x i8] c"%d odd\0A\00"
@calls = global i64 0
declare i32 @printf(ptr, ...)
declare i64 @labs(i64)
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

; mov r11, @calls; inc qword ptr [r11]
define i64 @one_way(i64 %n, i64 %done) prologue <{ [2 x i8], ptr, [3 x i8] }> <{ [2 x i8] c"\49\BB", ptr @calls, [3 x i8] c"\49\FF\03" }> {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %next = add i64 %done, 1
  %r = musttail call i64 @other_way(i64 %less, i64 %next)
  ret i64 %r
end:
  ret i64 %done
}
define i64 @other_way(i64 %n, i64 %done) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %next = add i64 %done, 1
  %p = load ptr, ptr @pointer
  %r = musttail call i64 %p(i64 %less, i64 %next)
  ret i64 %r
end:
  ret i64 %done
}
@pointer = global ptr @one_way

; What is passed in memory, too.
define i64 @many(i64 %n, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, double %x) prologue [1 x i8] c"\90" {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %y = fadd double %x, 1.0
  %r = musttail call i64 @many(i64 %less, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %b, double %y)
  ret i64 %r
end:
  %i = fptosi double %x to i64
  %s = sub i64 %i, 1000003
  %t = mul i64 %b, 6
  %u = add i64 %t, %s
  ret i64 %u
}

; And variable arguments, which are forwarded where they lie.
define void @forward(i64 %n, ptr %format, ...) prologue [1 x i8] c"\90" {
  %list = alloca [24 x i8], align 8
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  musttail call void (i64, ptr, ...) @forward(i64 %less, ptr %format, ...)
  ret void
end:
  call void @llvm.va_start(ptr %list)
  %r = call i32 @vprintf(ptr %format, ptr %list)
  call void @llvm.va_end(ptr %list)
  ret void
}
; A function of the C library in place of one of the program.
define i64 @magnitude(i64 %x) prologue [1 x i8] c"\90" {
  %r = musttail call i64 @labs(i64 %x)
  ret i64 %r
}
define i32 @main() {
  %n = call i64 @one_way(i64 1000000, i64 0)
  %half = load i64, ptr @calls
  %twice = mul i64 %half, 2
  %calls = sub i64 %twice, 2
  call i32 (ptr, ...) @printf(ptr @line, i64 %n, i64 %calls)
  %m = call i64 @many(i64 1000006, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, double 0.0)
  %k = call i64 @magnitude(i64 -3)
  %l = sub i64 %k, 3
  %o = add i64 %m, %l
  call i32 (ptr, ...) @printf(ptr @one, i64 %o)
  call void (i64, ptr, ...) @forward(i64 100000, ptr @end, i32 12)
  ret i32 0
}
