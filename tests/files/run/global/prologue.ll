; test: prologue data is executed by every call of a function, whoever calls it.
; exit: 0
; stdout: 3628800 11
; stdout: 1 2 3 4, 16
; stdout: 5 9, 20
@calls = global i32 0
@two = constant [8 x i8] c"%d %d\0A\00\00"
@five = constant [18 x i8] c"%d %d %d %d, %d\0A\00\00"
@three = constant [12 x i8] c"%d %d, %d\0A\00\00"
@data = global [4 x i32] [i32 3, i32 1, i32 4, i32 2]
declare i32 @printf(ptr, ...)
declare void @qsort(ptr, i64, i64, ptr)

; mov r11, @calls; inc dword ptr [r11]
define i32 @fac(i32 %n) prologue <{ [2 x i8], ptr, [3 x i8] }> <{ [2 x i8] c"\49\BB", ptr @calls, [3 x i8] c"\41\FF\03" }> {
entry:
  %last = icmp eq i32 %n, 0
  br i1 %last, label %one, label %more
more:
  %less = sub i32 %n, 1
  %rest = call i32 @fac(i32 %less)
  %all = mul i32 %n, %rest
  ret i32 %all
one:
  ret i32 1
}
define internal i32 @order(ptr %a, ptr %b) prologue <{ [2 x i8], ptr, [3 x i8] }> <{ [2 x i8] c"\49\BB", ptr @calls, [3 x i8] c"\41\FF\03" }> {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define internal fastcc double @many(i32 %a, double %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) prefix i32 9 prologue <{ [2 x i8], ptr, [7 x i8] }> <{ [2 x i8] c"\49\BB", ptr @calls, [7 x i8] c"\41\83\03\01\0F\1F\00" }> {
  %s = add i64 %c, %h
  %x = sitofp i64 %s to double
  %y = fadd double %x, %b
  ret double %y
}
define i32 @main() {
  %f = call i32 @fac(i32 10)
  %n = load i32, ptr @calls
  call i32 (ptr, ...) @printf(ptr @two, i32 %f, i32 %n)
  call void @qsort(ptr @data, i64 4, i64 4, ptr @order)
  %pb = getelementptr i32, ptr @data, i64 1
  %pc = getelementptr i32, ptr @data, i64 2
  %pd = getelementptr i32, ptr @data, i64 3
  %a = load i32, ptr @data
  %b = load i32, ptr %pb
  %c = load i32, ptr %pc
  %d = load i32, ptr %pd
  %m = load i32, ptr @calls
  call i32 (ptr, ...) @printf(ptr @five, i32 %a, i32 %b, i32 %c, i32 %d, i32 %m)
  %r = call fastcc double @many(i32 1, double 0.5, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %q = call i32 @order(ptr %pd, ptr %pc)
  %v = load ptr, ptr @pointer
  %w = call i32 %v(ptr %pb, ptr %pb)
  %z = call i32 @fac(i32 0)
  %pre = getelementptr i32, ptr @many, i64 -1
  %nine = load i32, ptr %pre
  %ri = fptosi double %r to i32
  %four = add i32 %ri, -4
  %k = load i32, ptr @calls
  call i32 (ptr, ...) @printf(ptr @three, i32 %four, i32 %nine, i32 %k)
  ret i32 0
}
@pointer = global ptr @order
