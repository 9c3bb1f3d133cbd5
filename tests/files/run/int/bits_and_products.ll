; test: the lowest bit alone and all but it, complements in an `and`, high halves of products, shifts of what is
;   in memory, and counts of bits: in registers and in memory, by 32 and by 64 bits.
; exit: 0
; stdout: 1 0 0 0 0 0 0 0
; stdout: 1 0 0 0 0 0 0 0
; stdout: 1 0 0 0 0 0 0 0
; stdout: 1 0 0 0 0 0 0 0
; stdout: f0f0f00000ff00 0 1 0 1 1 1 1
; stdout: f0f0f00000ff00 0 1 0 1 1 1 1
; stdout: ff00 0 1 0 1 1 1 1
; stdout: ff00 0 1 0 1 1 1 1
; stdout: 123456789abcdef0 0 8000000000000000 91a2b3c4d5e6f78 0 8000 ffffffffffff8000 1
; stdout: 123456789abcdef0 0 8000000000000000 91a2b3c4d5e6f78 0 8000 ffffffffffff8000 1
; stdout: 9abcdef0 0 0 0 0 0 0 0
; stdout: 9abcdef0 0 0 0 0 0 0 0
; stdout: 1 f0f0f00000fe00 100 0 1e1e1e00001fe00 78787800007f80 78787800007f80 14
; stdout: 1 f0f0f00000fe00 100 0 1e1e1e00001fe00 78787800007f80 78787800007f80 14
; stdout: 1 fe00 100 0 1fe00 7f80 7f80 8
; stdout: 1 fe00 100 0 1fe00 7f80 7f80 8
; stdout: 0 fffffffffffffffe 1 f0f0f00000feff ffffffffffffffff ffffffffffffffff ffffffffffffffff 40
; stdout: 0 fffffffffffffffe 1 f0f0f00000feff ffffffffffffffff ffffffffffffffff ffffffffffffffff 40
; stdout: 0 fffffffe 1 feff ffffffff ffffffff ffffffff 20
; stdout: 0 fffffffe 1 feff ffffffff ffffffff ffffffff 20
; stdout: 0 123456789abcdee0 10 14b66dc33f6acdc def0000000000000 1234 1234 20
; stdout: 0 123456789abcdee0 10 14b66dc33f6acdc def0000000000000 1234 1234 20
; stdout: 0 9abcdee0 10 5d87c790 def00000 9abc ffff9abc 13
; stdout: 0 9abcdee0 10 5d87c790 def00000 9abc ffff9abc 13
@f = constant [33 x i8] c"%lx %lx %lx %lx %lx %lx %lx %lx\0A\00"
@x = global i64 0
@y = global i64 0
@table = constant [12 x i64] [i64 0, i64 1, i64 1, i64 67818907993440000, i64 9223372036854775808, i64 1311768467463790320, i64 67818907993440000, i64 1, i64 18446744073709551615, i64 67818907993440000, i64 1311768467463790320, i64 1311768467463790320]
declare i32 @printf(ptr, ...)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.ctpop.i32(i32)
define void @registers_i64(i64 %x, i64 %y) noinline {
  %not = xor i64 %x, -1
  %r0 = and i64 %not, %y
  %less = add i64 %x, -1
  %r1 = and i64 %x, %less
  %neg = sub i64 0, %x
  %r2 = and i64 %neg, %x
  %wa = zext i64 %x to i128
  %wb = zext i64 %y to i128
  %p = mul i128 %wa, %wb
  %ph = lshr i128 %p, 64
  %r3 = trunc i128 %ph to i64
  %m4 = and i64 %y, 63
  %r4 = shl i64 %x, %m4
  %m5 = and i64 %y, 63
  %r5 = lshr i64 %x, %m5
  %m6 = and i64 %y, 63
  %r6 = ashr i64 %x, %m6
  %r7 = call i64 @llvm.ctpop.i64(i64 %x)
  call i32 (ptr, ...) @printf(ptr @f, i64 %r0, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %r7)
  ret void
}
define void @memory_i64() noinline {
  %x1 = load i64, ptr @x
  %y2 = load i64, ptr @y
  %not = xor i64 %x1, -1
  %r0 = and i64 %not, %y2
  %x3 = load i64, ptr @x
  %less = add i64 %x3, -1
  %r1 = and i64 %x3, %less
  %x4 = load i64, ptr @x
  %neg = sub i64 0, %x4
  %r2 = and i64 %neg, %x4
  %x5 = load i64, ptr @x
  %y6 = load i64, ptr @y
  %wa = zext i64 %x5 to i128
  %wb = zext i64 %y6 to i128
  %p = mul i128 %wa, %wb
  %ph = lshr i128 %p, 64
  %r3 = trunc i128 %ph to i64
  %x7 = load i64, ptr @x
  %y8 = load i64, ptr @y
  %m4 = and i64 %y8, 63
  %r4 = shl i64 %x7, %m4
  %x9 = load i64, ptr @x
  %y10 = load i64, ptr @y
  %m5 = and i64 %y10, 63
  %r5 = lshr i64 %x9, %m5
  %x11 = load i64, ptr @x
  %y12 = load i64, ptr @y
  %m6 = and i64 %y12, 63
  %r6 = ashr i64 %x11, %m6
  %x13 = load i64, ptr @x
  %r7 = call i64 @llvm.ctpop.i64(i64 %x13)
  call i32 (ptr, ...) @printf(ptr @f, i64 %r0, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %r7)
  ret void
}
define void @registers_i32(i32 %x, i32 %y) noinline {
  %not = xor i32 %x, -1
  %r0 = and i32 %not, %y
  %less = add i32 %x, -1
  %r1 = and i32 %x, %less
  %neg = sub i32 0, %x
  %r2 = and i32 %neg, %x
  %wa = zext i32 %x to i64
  %wb = zext i32 %y to i64
  %p = mul i64 %wa, %wb
  %ph = lshr i64 %p, 32
  %r3 = trunc i64 %ph to i32
  %m4 = and i32 %y, 31
  %r4 = shl i32 %x, %m4
  %m5 = and i32 %y, 31
  %r5 = lshr i32 %x, %m5
  %m6 = and i32 %y, 31
  %r6 = ashr i32 %x, %m6
  %r7 = call i32 @llvm.ctpop.i32(i32 %x)
  %e0 = zext i32 %r0 to i64
  %e1 = zext i32 %r1 to i64
  %e2 = zext i32 %r2 to i64
  %e3 = zext i32 %r3 to i64
  %e4 = zext i32 %r4 to i64
  %e5 = zext i32 %r5 to i64
  %e6 = zext i32 %r6 to i64
  %e7 = zext i32 %r7 to i64
  call i32 (ptr, ...) @printf(ptr @f, i64 %e0, i64 %e1, i64 %e2, i64 %e3, i64 %e4, i64 %e5, i64 %e6, i64 %e7)
  ret void
}
define void @memory_i32() noinline {
  %x1 = load i32, ptr @x
  %y2 = load i32, ptr @y
  %not = xor i32 %x1, -1
  %r0 = and i32 %not, %y2
  %x3 = load i32, ptr @x
  %less = add i32 %x3, -1
  %r1 = and i32 %x3, %less
  %x4 = load i32, ptr @x
  %neg = sub i32 0, %x4
  %r2 = and i32 %neg, %x4
  %x5 = load i32, ptr @x
  %y6 = load i32, ptr @y
  %wa = zext i32 %x5 to i64
  %wb = zext i32 %y6 to i64
  %p = mul i64 %wa, %wb
  %ph = lshr i64 %p, 32
  %r3 = trunc i64 %ph to i32
  %x7 = load i32, ptr @x
  %y8 = load i32, ptr @y
  %m4 = and i32 %y8, 31
  %r4 = shl i32 %x7, %m4
  %x9 = load i32, ptr @x
  %y10 = load i32, ptr @y
  %m5 = and i32 %y10, 31
  %r5 = lshr i32 %x9, %m5
  %x11 = load i32, ptr @x
  %y12 = load i32, ptr @y
  %m6 = and i32 %y12, 31
  %r6 = ashr i32 %x11, %m6
  %x13 = load i32, ptr @x
  %r7 = call i32 @llvm.ctpop.i32(i32 %x13)
  %e0 = zext i32 %r0 to i64
  %e1 = zext i32 %r1 to i64
  %e2 = zext i32 %r2 to i64
  %e3 = zext i32 %r3 to i64
  %e4 = zext i32 %r4 to i64
  %e5 = zext i32 %r5 to i64
  %e6 = zext i32 %r6 to i64
  %e7 = zext i32 %r7 to i64
  call i32 (ptr, ...) @printf(ptr @f, i64 %e0, i64 %e1, i64 %e2, i64 %e3, i64 %e4, i64 %e5, i64 %e6, i64 %e7)
  ret void
}
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %px = getelementptr i64, ptr @table, i64 %i
  %second = add i64 %i, 1
  %py = getelementptr i64, ptr @table, i64 %second
  %x = load i64, ptr %px
  %y = load i64, ptr %py
  store i64 %x, ptr @x
  store i64 %y, ptr @y
  %xs = trunc i64 %x to i32
  %ys = trunc i64 %y to i32
  call void @registers_i64(i64 %x, i64 %y)
  call void @memory_i64()
  call void @registers_i32(i32 %xs, i32 %ys)
  call void @memory_i32()
  %next = add i64 %i, 2
  %more = icmp ult i64 %next, 12
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
