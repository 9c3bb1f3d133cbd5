; test: functions that call themselves: once, twice, three times, in an argument, in a loop, by another one.
; exit: 0
; stdout: fib 987 in 3193
; stdout: tak 7
; stdout: ack 61
; stdout: hanoi 1023
; stdout: even 0 odd 1
; stdout: male 6 female 6
; stdout: ways 92
@fib_text = constant [14 x i8] c"fib %d in %d\0A\00"
@tak_text = constant [8 x i8] c"tak %d\0A\00"
@ack_text = constant [8 x i8] c"ack %d\0A\00"
@hanoi_text = constant [10 x i8] c"hanoi %d\0A\00"
@even_text = constant [16 x i8] c"even %d odd %d\0A\00"
@male_text = constant [19 x i8] c"male %d female %d\0A\00"
@ways_text = constant [9 x i8] c"ways %d\0A\00"
@calls = global i32 0
declare i32 @printf(ptr, ...)

; It is called 2 fib(17) - 1 times, fib(17) being 1597.
define i32 @fib(i32 %n) {
  %k = load i32, ptr @calls
  %l = add i32 %k, 1
  store i32 %l, ptr @calls
  %c = icmp slt i32 %n, 2
  br i1 %c, label %end, label %more
end:
  ret i32 %n
more:
  %a = sub i32 %n, 1
  %x = call i32 @fib(i32 %a)
  %b = sub i32 %n, 2
  %y = call i32 @fib(i32 %b)
  %s = add i32 %x, %y
  ret i32 %s
}

define i32 @tak(i32 %x, i32 %y, i32 %z) {
  %c = icmp sge i32 %y, %x
  br i1 %c, label %end, label %more
end:
  ret i32 %z
more:
  %x1 = sub i32 %x, 1
  %a = call i32 @tak(i32 %x1, i32 %y, i32 %z)
  %y1 = sub i32 %y, 1
  %b = call i32 @tak(i32 %y1, i32 %z, i32 %x)
  %z1 = sub i32 %z, 1
  %d = call i32 @tak(i32 %z1, i32 %x, i32 %y)
  %r = call i32 @tak(i32 %a, i32 %b, i32 %d)
  ret i32 %r
}

define i32 @ack(i32 %m, i32 %n) {
  %c = icmp eq i32 %m, 0
  br i1 %c, label %end, label %more
end:
  %e = add i32 %n, 1
  ret i32 %e
more:
  %d = icmp eq i32 %n, 0
  %l = sub i32 %m, 1
  br i1 %d, label %one, label %both
one:
  %x = call i32 @ack(i32 %l, i32 1)
  ret i32 %x
both:
  %p = sub i32 %n, 1
  %y = call i32 @ack(i32 %m, i32 %p)
  %z = call i32 @ack(i32 %l, i32 %y)
  ret i32 %z
}

; Counts in memory, and returns nothing.
define void @hanoi(i32 %n, i32 %from, i32 %by, i32 %to, ptr %moves) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret void
more:
  %m = sub i32 %n, 1
  call void @hanoi(i32 %m, i32 %from, i32 %to, i32 %by, ptr %moves)
  %k = load i32, ptr %moves
  %l = add i32 %k, 1
  store i32 %l, ptr %moves
  call void @hanoi(i32 %m, i32 %by, i32 %from, i32 %to, ptr %moves)
  ret void
}

define i32 @even(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  ret i32 %r
}
define i32 @odd(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 0
more:
  %m = sub i32 %n, 1
  %r = call i32 @even(i32 %m)
  ret i32 %r
}

; Hofstadter's: 1 1 2 2 3 3 4 5 5 6 6 and 0 0 1 2 2 3 4 4 5 6 6.
define i32 @female(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @female(i32 %m)
  %r = call i32 @male(i32 %f)
  %s = sub i32 %n, %r
  ret i32 %s
}
define i32 @male(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 0
more:
  %m = sub i32 %n, 1
  %f = call i32 @male(i32 %m)
  %r = call i32 @female(i32 %f)
  %s = sub i32 %n, %r
  ret i32 %s
}

; The eight queens, in a loop over what is free of a row.
define i32 @ways(i32 %columns, i32 %left, i32 %right) {
entry:
  %full = icmp eq i32 %columns, 255
  br i1 %full, label %done, label %start
done:
  ret i32 1
start:
  %t0 = or i32 %columns, %left
  %t1 = or i32 %t0, %right
  %t2 = xor i32 %t1, -1
  %free = and i32 %t2, 255
  br label %head
head:
  %p = phi i32 [ %free, %start ], [ %rest, %body ]
  %n = phi i32 [ 0, %start ], [ %sum, %body ]
  %none = icmp eq i32 %p, 0
  br i1 %none, label %end, label %body
body:
  %minus = sub i32 0, %p
  %bit = and i32 %p, %minus
  %rest = xor i32 %p, %bit
  %c = or i32 %columns, %bit
  %l0 = or i32 %left, %bit
  %l = shl i32 %l0, 1
  %r0 = or i32 %right, %bit
  %r = lshr i32 %r0, 1
  %more = call i32 @ways(i32 %c, i32 %l, i32 %r)
  %sum = add i32 %n, %more
  br label %head
end:
  ret i32 %n
}

define i32 @main() {
  %f = call i32 @fib(i32 16)
  %calls = load i32, ptr @calls
  call i32 (ptr, ...) @printf(ptr @fib_text, i32 %f, i32 %calls)
  %t = call i32 @tak(i32 18, i32 12, i32 6)
  call i32 (ptr, ...) @printf(ptr @tak_text, i32 %t)
  %a = call i32 @ack(i32 3, i32 3)
  call i32 (ptr, ...) @printf(ptr @ack_text, i32 %a)
  %moves = alloca i32
  store i32 0, ptr %moves
  call void @hanoi(i32 10, i32 1, i32 2, i32 3, ptr %moves)
  %h = load i32, ptr %moves
  call i32 (ptr, ...) @printf(ptr @hanoi_text, i32 %h)
  %e = call i32 @even(i32 1001)
  %o = call i32 @odd(i32 1001)
  call i32 (ptr, ...) @printf(ptr @even_text, i32 %e, i32 %o)
  %m = call i32 @male(i32 10)
  %w = call i32 @female(i32 10)
  call i32 (ptr, ...) @printf(ptr @male_text, i32 %m, i32 %w)
  %q = call i32 @ways(i32 0, i32 0, i32 0)
  call i32 (ptr, ...) @printf(ptr @ways_text, i32 %q)
  ret i32 0
}
