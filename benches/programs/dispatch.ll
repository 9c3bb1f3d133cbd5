; Calls through a table of function pointers, each of four in turn.
; interpreter: 120000000 -> 200000
@table = constant [4 x ptr] [ptr @up, ptr @down, ptr @turn, ptr @mix]
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @up(i64 %x, i64 %i) {
  %r = add i64 %x, %i
  ret i64 %r
}
define i64 @down(i64 %x, i64 %i) {
  %a = mul i64 %x, 3
  %r = sub i64 %a, %i
  ret i64 %r
}
define i64 @turn(i64 %x, i64 %i) {
  %a = shl i64 %x, 7
  %b = lshr i64 %x, 57
  %c = or i64 %a, %b
  %r = xor i64 %c, %i
  ret i64 %r
}
define i64 @mix(i64 %x, i64 %i) {
  %a = lshr i64 %x, 11
  %b = xor i64 %x, %a
  %r = add i64 %b, 7919
  ret i64 %r
}

define i64 @main() {
entry:
  %i = alloca i64
  %x = alloca i64
  store i64 0, ptr %i
  store i64 1, ptr %x
  br label %head
head:
  %1 = load i64, ptr %i
  %2 = icmp slt i64 %1, 120000000
  br i1 %2, label %body, label %end
body:
  %3 = load i64, ptr %x
  %4 = lshr i64 %1, 1
  %5 = and i64 %4, 3
  %6 = getelementptr [4 x ptr], ptr @table, i64 0, i64 %5
  %7 = load ptr, ptr %6
  %8 = call i64 %7(i64 %3, i64 %1)
  store i64 %8, ptr %x
  %9 = load i64, ptr %i
  %10 = add i64 %9, 1
  store i64 %10, ptr %i
  br label %head
end:
  %11 = load i64, ptr %x
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %11)
  ret i64 0
}
