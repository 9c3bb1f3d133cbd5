; test: quotients and remainders of the same numbers, of all widths, in either order, and with others between them
; exit: 0
; stdout: -3 -2 4 3 -14 2
; stdout: 12297829382473034410 2 -18 -5 -33 100
; stdout: 7 3 3 7 2 5
@f = private constant [23 x i8] c"%lld %lld %d %d %d %d\0A\00"
@u = private constant [25 x i8] c"%llu %llu %hd %hd %d %d\0A\00"
@g = private constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@n = global i64 -17
@d = global i64 5
@w = global i32 31
@v = global i32 7
declare i32 @printf(ptr, ...)
define internal void @words() {
  %n = load volatile i64, ptr @n
  %d = load volatile i64, ptr @d
  %q = sdiv i64 %n, %d
  %r = srem i64 %n, %d
  %w = load volatile i32, ptr @w
  %v = load volatile i32, ptr @v
  %wr = urem i32 %w, %v
  %wq = udiv i32 %w, %v
  %m = sub i32 0, 100
  %mr = srem i32 100, %v
  %mq = sdiv i32 %m, %v
  call i32 (ptr, ...) @printf(ptr @f, i64 %q, i64 %r, i32 %wq, i32 %wr, i32 %mq, i32 %mr)
  ret void
}
define internal void @others() {
  %d = load volatile i64, ptr @d
  %three = sub i64 %d, 2
  %uq = udiv i64 u0x7FFFFFFFFFFFFFFF, %three
  %big = mul i64 %uq, 4
  %two = add i64 %big, 2
  %uq2 = udiv i64 -1, %three
  %uq3 = shl i64 %uq2, 1
  %ur = urem i64 -2, %three
  %n64 = load volatile i64, ptr @n
  %n = trunc i64 %n64 to i16
  %k = mul i16 %n, 55
  %e = trunc i64 %d to i16
  %e10 = mul i16 %e, 10
  %hq = sdiv i16 %k, %e10
  %hr = srem i16 %k, %e10
  %hr5 = sdiv i16 %hr, 7
  %b = trunc i64 %n64 to i8
  %bb = sub i8 %b, 83
  %three8 = trunc i64 %three to i8
  %bq = sdiv i8 %bb, %three8
  %br = srem i8 %bb, %three8
  %bq32 = sext i8 %bq to i32
  %br32 = sext i8 %br to i32
  %x = sub i32 99, %br32
  call i32 (ptr, ...) @printf(ptr @u, i64 %uq3, i64 %ur, i16 %hq, i16 %hr5, i32 %bq32, i32 %x)
  ret void
}
; Three of the same two numbers: each pair has one division.
define internal void @several() {
  %w = load volatile i32, ptr @w
  %v = load volatile i32, ptr @v
  %six = add i32 %v, -1
  %ten = add i32 %six, 4
  %wide = mul i32 %w, 2
  %eleven = add i32 %wide, 11
  %a = udiv i32 %eleven, %ten
  %b = urem i32 %eleven, %ten
  call void @between()
  %c = urem i32 %eleven, %ten
  %e = udiv i32 %eleven, %ten
  %f = udiv i32 %six, 3
  %g = urem i32 %v, %ten
  %h = sub i32 %g, 2
  call i32 (ptr, ...) @printf(ptr @g, i32 %a, i32 %b, i32 %c, i32 %e, i32 %f, i32 %h)
  ret void
}
define void @between() noinline {
  ret void
}
define i32 @main() {
  call void @words()
  call void @others()
  call void @several()
  ret i32 0
}
