; test: functions with variable arguments, called directly and by pointer, more than registers hold
; exit: 0
; stdout: 55
; stdout: 6.5
; stdout: 1111
; stdout: 10 2.5 30 4.5
@ints = constant [6 x i8] c"%lld\0A\00"
@float = constant [4 x i8] c"%g\0A\00"
@mixed = constant [15 x i8] c"%d %g %ld %.1f\00"
declare i32 @printf(ptr, ...)
declare i32 @vsnprintf(ptr, i64, ptr, ptr)
declare i32 @puts(ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)

define i64 @sum(i64 %count, ...) {
entry:
  %list = alloca { i32, i32, ptr, ptr }, align 16
  call void @llvm.va_start.p0(ptr %list)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %go = icmp slt i64 %i, %count
  br i1 %go, label %body, label %out
body:
  %v = va_arg ptr %list, i64
  %more = add i64 %sum, %v
  %next = add i64 %i, 1
  br label %head
out:
  call void @llvm.va_end.p0(ptr %list)
  ret i64 %sum
}

define double @sumf(i32 %count, ...) {
entry:
  %list = alloca { i32, i32, ptr, ptr }, align 16
  call void @llvm.va_start.p0(ptr %list)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi double [ 0.0, %entry ], [ %more, %body ]
  %go = icmp slt i32 %i, %count
  br i1 %go, label %body, label %out
body:
  %v = va_arg ptr %list, double
  %more = fadd double %sum, %v
  %next = add i32 %i, 1
  br label %head
out:
  ret double %sum
}

; The list is read by the C library, and then again from a copy.
define void @format(ptr %text, ...) {
  %list = alloca { i32, i32, ptr, ptr }, align 16
  %copy = alloca { i32, i32, ptr, ptr }, align 16
  %out = alloca [64 x i8]
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %n = call i32 @vsnprintf(ptr %out, i64 64, ptr %text, ptr %list)
  store i8 0, ptr %out
  %m = call i32 @vsnprintf(ptr %out, i64 64, ptr %text, ptr %copy)
  %p = call i32 @puts(ptr %out)
  ret void
}

define i32 @main() {
  %a = call i64 (i64, ...) @sum(i64 10, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10)
  %1 = call i32 (ptr, ...) @printf(ptr @ints, i64 %a)
  %b = call double (i32, ...) @sumf(i32 13, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5, double 0.5)
  %2 = call i32 (ptr, ...) @printf(ptr @float, double %b)
  %slot = alloca ptr
  store ptr @sum, ptr %slot
  %f = load ptr, ptr %slot
  %c = call i64 (i64, ...) %f(i64 4, i64 1, i64 10, i64 100, i64 1000)
  %3 = call i32 (ptr, ...) @printf(ptr @ints, i64 %c)
  call void (ptr, ...) @format(ptr @mixed, i32 10, double 2.5, i64 30, double 4.5)
  ret i32 0
}
