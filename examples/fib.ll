; Fibonacci by two recursive calls: little but calls, and so a measure of them.
;
;   jitlite bench examples/fib.ll
;   jitlite bench --entry fib examples/fib.ll 30

define i64 @fib(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %base, label %rec

base:
  ret i64 %n

rec:
  %n1 = sub i64 %n, 1
  %a = call i64 @fib(i64 %n1)
  %n2 = sub i64 %n, 2
  %b = call i64 @fib(i64 %n2)
  %sum = add i64 %a, %b
  ret i64 %sum
}

define i64 @main() {
  %r = call i64 @fib(i64 32)
  ret i64 %r
}

; ASSERT EQ: i64 0 = call i64 @fib(i64 0)
; ASSERT EQ: i64 55 = call i64 @fib(i64 10)
