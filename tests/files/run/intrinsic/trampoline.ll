; test: a trampoline calls its function with the value for `nest`, by itself and from C; one that is filled in again is another one.
; exit: 0
; stdout: 5 4 3 2 1, compared
; stdout: 15 25 25 16
; oracle: none (its stack would have to be executable)
@numbers = global [5 x i32] [i32 5, i32 1, i32 4, i32 2, i32 3]
@line = constant [27 x i8] c"%d %d %d %d %d, compared\0A\00\00"
@other = constant [13 x i8] c"%d %d %d %d\0A\00"
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
define internal i32 @compare(ptr nest %count, ptr %a, ptr %b) {
  %n = load i32, ptr %count
  %m = add i32 %n, 1
  store i32 %m, ptr %count
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %y, %x
  ret i32 %d
}
define internal i32 @add(i32 %x, ptr nest %outer, double %y) {
  %n = load i32, ptr %outer
  %z = fptosi double %y to i32
  %s = add i32 %n, %x
  %t = add i32 %s, %z
  ret i32 %t
}
define i32 @through(ptr %place) noinline {
  %f = call ptr @llvm.adjust.trampoline(ptr %place)
  %r = call i32 %f(i32 3, double 2.0)
  ret i32 %r
}
define i32 @main() {
  %place = alloca [32 x i8], align 16
  %count = alloca i32
  store i32 0, ptr %count
  call void @llvm.init.trampoline(ptr %place, ptr @compare, ptr %count)
  %f = call ptr @llvm.adjust.trampoline(ptr %place)
  call void @qsort(ptr @numbers, i64 5, i64 4, ptr %f)
  %c = load i32, ptr %count
  %some = icmp ugt i32 %c, 3
  br i1 %some, label %went, label %failed
failed:
  ret i32 1
went:
  %p1 = getelementptr i32, ptr @numbers, i64 1
  %p2 = getelementptr i32, ptr @numbers, i64 2
  %p3 = getelementptr i32, ptr @numbers, i64 3
  %p4 = getelementptr i32, ptr @numbers, i64 4
  %n0 = load i32, ptr @numbers
  %n1 = load i32, ptr %p1
  %n2 = load i32, ptr %p2
  %n3 = load i32, ptr %p3
  %n4 = load i32, ptr %p4
  call i32 (ptr, ...) @printf(ptr @line, i32 %n0, i32 %n1, i32 %n2, i32 %n3, i32 %n4)
  %ten = alloca i32
  %twenty = alloca i32
  store i32 10, ptr %ten
  store i32 20, ptr %twenty
  %second = alloca [32 x i8], align 16
  %copy = alloca [32 x i8], align 16
  call void @llvm.init.trampoline(ptr %place, ptr @add, ptr %ten)
  call void @llvm.init.trampoline(ptr %second, ptr @add, ptr %twenty)
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %second, i64 32, i1 false)
  %a = call i32 @through(ptr %place)
  %b = call i32 @through(ptr %second)
  %d = call i32 @through(ptr %copy)
  store i32 11, ptr %ten
  call void @llvm.init.trampoline(ptr %second, ptr @add, ptr %ten)
  %e = call i32 @through(ptr %second)
  call i32 (ptr, ...) @printf(ptr @other, i32 %a, i32 %b, i32 %d, i32 %e)
  ret i32 0
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
