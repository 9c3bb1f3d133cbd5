; test: cases that share a place, with others between them, beyond them, and both.
; exit: 0
; stdout: 0 0 1 2 0 1 0 1 0 0 0 0
; stdout: 0 0 1 2 0 1 0 1 0 3 0 0
; stdout: 0 0 1 0 0 1 0 1 0 3 0 0
@text = private constant [37 x i8] c"%d %d %d %d %d %d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @between(i32 %c) noinline {
  switch i32 %c, label %other [
    i32 9, label %one
    i32 10, label %two
    i32 13, label %one
    i32 32, label %one
  ]
one:
  ret i32 1
two:
  ret i32 2
other:
  ret i32 0
}

define i32 @both(i32 %c) noinline {
  switch i32 %c, label %other [
    i32 9, label %one
    i32 10, label %two
    i32 13, label %one
    i32 32, label %one
    i32 100, label %three
  ]
one:
  ret i32 1
two:
  ret i32 2
three:
  ret i32 3
other:
  ret i32 0
}

define i32 @beyond(i32 %c) noinline {
  switch i32 %c, label %other [
    i32 9, label %one
    i32 13, label %one
    i32 32, label %one
    i32 100, label %three
  ]
one:
  ret i32 1
three:
  ret i32 3
other:
  ret i32 0
}

define void @each(ptr %f) noinline {
  %a = call i32 %f(i32 0)
  %b = call i32 %f(i32 8)
  %c = call i32 %f(i32 9)
  %d = call i32 %f(i32 10)
  %e = call i32 %f(i32 11)
  %g = call i32 %f(i32 13)
  %h = call i32 %f(i32 31)
  %i = call i32 %f(i32 32)
  %j = call i32 %f(i32 33)
  %k = call i32 %f(i32 100)
  %l = call i32 %f(i32 101)
  %m = call i32 %f(i32 -1)
  %r = call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %g, i32 %h, i32 %i, i32 %j, i32 %k, i32 %l, i32 %m)
  ret void
}

define i32 @main() {
  call void @each(ptr @between)
  call void @each(ptr @both)
  call void @each(ptr @beyond)
  ret i32 0
}
