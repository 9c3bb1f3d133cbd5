; test: lower and upper case of the C library, of characters, of what is none and of `EOF`
; stdout: 97 97 64 200 255 -1
; stdout: 256 1000 -1000 2147483647
; stdout: 90 90 96 200 255 -1
; stdout: 256 1000 -1000 2147483647
; exit: 0

@row = internal constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@four = internal constant [13 x i8] c"%d %d %d %d\0A\00"

declare i32 @tolower(i32)
declare i32 @toupper(i32)
declare i32 @printf(ptr, ...)

; Volatile, so that nothing is known of them.
@numbers = global [6 x i32] [i32 256, i32 1000, i32 -1000, i32 2147483647, i32 -1, i32 0]
@text = global [5 x i8] c"Aa@\C8\FF"
@small = global [5 x i8] c"Zz`\C8\FF"

define i32 @lower(i64 %i) {
  %at = getelementptr i8, ptr @text, i64 %i
  %low = load volatile i8, ptr %at
  %c = zext i8 %low to i32
  %r = call i32 @tolower(i32 %c)
  ret i32 %r
}

define i32 @upper(i64 %i) {
  %at = getelementptr i8, ptr @small, i64 %i
  %low = load volatile i8, ptr %at
  %c = zext i8 %low to i32
  %r = call i32 @toupper(i32 %c)
  ret i32 %r
}

define i32 @number(i64 %i) {
  %at = getelementptr i32, ptr @numbers, i64 %i
  %r = load volatile i32, ptr %at
  ret i32 %r
}

define i32 @main() {
  %a = call i32 @lower(i64 0)
  %b = call i32 @lower(i64 1)
  %c = call i32 @lower(i64 2)
  %d = call i32 @lower(i64 3)
  %e = call i32 @lower(i64 4)
  %n4 = call i32 @number(i64 4)
  %f = call i32 @tolower(i32 %n4)
  call i32 (ptr, ...) @printf(ptr @row, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  %n0 = call i32 @number(i64 0)
  %n1 = call i32 @number(i64 1)
  %n2 = call i32 @number(i64 2)
  %n3 = call i32 @number(i64 3)
  %l0 = call i32 @tolower(i32 %n0)
  %l1 = call i32 @tolower(i32 %n1)
  %l2 = call i32 @tolower(i32 %n2)
  %l3 = call i32 @tolower(i32 %n3)
  call i32 (ptr, ...) @printf(ptr @four, i32 %l0, i32 %l1, i32 %l2, i32 %l3)
  %g = call i32 @upper(i64 0)
  %h = call i32 @upper(i64 1)
  %i = call i32 @upper(i64 2)
  %j = call i32 @upper(i64 3)
  %k = call i32 @upper(i64 4)
  %l = call i32 @toupper(i32 %n4)
  call i32 (ptr, ...) @printf(ptr @row, i32 %g, i32 %h, i32 %i, i32 %j, i32 %k, i32 %l)
  %u0 = call i32 @toupper(i32 %n0)
  %u1 = call i32 @toupper(i32 %n1)
  %u2 = call i32 @toupper(i32 %n2)
  %u3 = call i32 @toupper(i32 %n3)
  call i32 (ptr, ...) @printf(ptr @four, i32 %u0, i32 %u1, i32 %u2, i32 %u3)
  ret i32 0
}
