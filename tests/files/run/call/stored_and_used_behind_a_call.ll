; test: a value that is stored to a variable nobody reads again, and is used behind a call itself.
; exit: 42
define internal i64 @busy(i64 %x) noinline {
  %a = alloca i64
  %b = alloca i64
  %c = alloca i64
  store i64 %x, ptr %a
  store i64 7, ptr %b
  store i64 9, ptr %c
  %s = shl i64 %x, 1
  ret i64 %s
}

define internal double @busy_float(double %x) noinline {
  %a = alloca double
  %b = alloca double
  store double %x, ptr %a
  store double 3.0, ptr %b
  %s = fmul double %x, 2.0
  ret double %s
}

define internal i64 @next(ptr %p) noinline {
  %t = alloca i64
  %first = load i64, ptr %p
  %more = add i64 %first, 20
  store i64 %more, ptr %t
  %other = call i64 @busy(i64 %first)
  store i64 %other, ptr %p
  ret i64 %more
}

define internal double @next_float(ptr %p) noinline {
  %t = alloca double
  %first = load double, ptr %p
  %more = fadd double %first, 20.0
  store double %more, ptr %t
  %other = call double @busy_float(double %first)
  store double %other, ptr %p
  ret double %more
}

define i32 @main() {
  %p = alloca i64
  %q = alloca double
  store i64 1, ptr %p
  store double 1.0, ptr %q
  %x = call i64 @next(ptr %p)
  %y = call double @next_float(ptr %q)
  %n = fptosi double %y to i64
  %sum = add i64 %x, %n
  %r = trunc i64 %sum to i32
  ret i32 %r
}
