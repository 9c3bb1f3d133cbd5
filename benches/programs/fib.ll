; Naive Fibonacci numbers: calls, and little else.
; interpreter: i64 40 -> i64 26
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @fib(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %base, label %step
base:
  ret i64 %n
step:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fib(i64 %a)
  %y = call i64 @fib(i64 %b)
  %r = add i64 %x, %y
  ret i64 %r
}

define i64 @main() {
  %r = call i64 @fib(i64 40)
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %r)
  ret i64 0
}
