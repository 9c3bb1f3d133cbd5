; test: functions are called by their addresses wherever these come from
; stdout: 3 8 13
; stdout: 5
; stdout: 42
; exit: 7
@text = constant [10 x i8] c"%d %d %d\0A\00"
@one = constant [4 x i8] c"%d\0A\00"
@word = constant [6 x i8] c"hello\00"
@table = constant [3 x ptr] [ptr @add, ptr @mul, ptr @sub]
@length = global ptr @strlen
declare i32 @printf(ptr, ...)
declare i64 @strlen(ptr)
declare ptr @dlsym(ptr, ptr)
@name = constant [5 x i8] c"labs\00"

define i32 @add(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @mul(i32 %a, i32 %b) {
  %c = mul i32 %a, %b
  ret i32 %c
}
define i32 @sub(i32 %a, i32 %b) {
  %c = sub i32 %a, %b
  ret i32 %c
}
define i32 @apply(ptr %f, i32 %a, i32 %b) {
  %c = call i32 %f(i32 %a, i32 %b)
  ret i32 %c
}
; Eight arguments: some on the stack, and none in the register of the address.
define i64 @many(ptr %f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h) {
  %r = call i64 %f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 1)
  %s = add i64 %r, %a
  ret i64 %s
}
define i64 @sum(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 %i) {
  %1 = add i64 %a, %b
  %2 = add i64 %c, %d
  %3 = add i64 %e, %g
  %4 = add i64 %h, %i
  %5 = add i64 %1, %2
  %6 = add i64 %3, %4
  %7 = sub i64 %6, %5
  ret i64 %7
}
define i32 @main() {
  %p0 = getelementptr [3 x ptr], ptr @table, i64 0, i64 0
  %p1 = getelementptr [3 x ptr], ptr @table, i64 0, i64 1
  %f0 = load ptr, ptr %p0
  %f1 = load ptr, ptr %p1
  %a = call i32 %f0(i32 1, i32 2)
  %b = call i32 %f1(i32 2, i32 4)
  %c = call i32 @apply(ptr @sub, i32 15, i32 2)
  %1 = call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c)
  %len = load ptr, ptr @length
  %n = call i64 %len(ptr @word)
  %2 = call i32 (ptr, ...) @printf(ptr @one, i64 %n)
  ; An address that is none of the engine's.
  %labs = call ptr @dlsym(ptr null, ptr @name)
  %m = call i64 %labs(i64 -42)
  %print = select i1 true, ptr @printf, ptr null
  %3 = call i32 (ptr, ...) %print(ptr @one, i64 %m)
  %s = call i64 @many(ptr @sum, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 4)
  ; 5 + 6 + 4 + 1 - 10 + 1
  %t = trunc i64 %s to i32
  ret i32 %t
}
