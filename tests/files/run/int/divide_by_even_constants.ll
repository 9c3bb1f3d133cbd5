; test: division and remainder by even constants whose multipliers have a bit too many, beside the
; processor's own division: each that differs counts.
; stdout: 0
; exit: 0
declare i32 @printf(ptr, ...)
@f = constant [6 x i8] c"%lld\0A\00"
define i64 @by8_14(i8 %x) {
 %p = alloca i8
 store volatile i8 14, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 14
 %r = urem i8 %x, 14
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_28(i8 %x) {
 %p = alloca i8
 store volatile i8 28, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 28
 %r = urem i8 %x, 28
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_254(i8 %x) {
 %p = alloca i8
 store volatile i8 254, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 254
 %r = urem i8 %x, 254
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_252(i8 %x) {
 %p = alloca i8
 store volatile i8 252, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 252
 %r = urem i8 %x, 252
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_92(i8 %x) {
 %p = alloca i8
 store volatile i8 92, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 92
 %r = urem i8 %x, 92
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_178(i8 %x) {
 %p = alloca i8
 store volatile i8 178, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 178
 %r = urem i8 %x, 178
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_242(i8 %x) {
 %p = alloca i8
 store volatile i8 242, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 242
 %r = urem i8 %x, 242
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_168(i8 %x) {
 %p = alloca i8
 store volatile i8 168, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 168
 %r = urem i8 %x, 168
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_232(i8 %x) {
 %p = alloca i8
 store volatile i8 232, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 232
 %r = urem i8 %x, 232
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by8_42(i8 %x) {
 %p = alloca i8
 store volatile i8 42, ptr %p
 %c = load volatile i8, ptr %p
 %q = udiv i8 %x, 42
 %r = urem i8 %x, 42
 %q2 = udiv i8 %x, %c
 %r2 = urem i8 %x, %c
 %dq = icmp ne i8 %q, %q2
 %dr = icmp ne i8 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_14(i16 %x) {
 %p = alloca i16
 store volatile i16 14, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 14
 %r = urem i16 %x, 14
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_28(i16 %x) {
 %p = alloca i16
 store volatile i16 28, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 28
 %r = urem i16 %x, 28
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_1000(i16 %x) {
 %p = alloca i16
 store volatile i16 1000, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 1000
 %r = urem i16 %x, 1000
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_65534(i16 %x) {
 %p = alloca i16
 store volatile i16 65534, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 65534
 %r = urem i16 %x, 65534
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_65532(i16 %x) {
 %p = alloca i16
 store volatile i16 65532, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 65532
 %r = urem i16 %x, 65532
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_64384(i16 %x) {
 %p = alloca i16
 store volatile i16 64384, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 64384
 %r = urem i16 %x, 64384
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_10870(i16 %x) {
 %p = alloca i16
 store volatile i16 10870, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 10870
 %r = urem i16 %x, 10870
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_57176(i16 %x) {
 %p = alloca i16
 store volatile i16 57176, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 57176
 %r = urem i16 %x, 57176
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_10912(i16 %x) {
 %p = alloca i16
 store volatile i16 10912, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 10912
 %r = urem i16 %x, 10912
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by16_13422(i16 %x) {
 %p = alloca i16
 store volatile i16 13422, ptr %p
 %c = load volatile i16, ptr %p
 %q = udiv i16 %x, 13422
 %r = urem i16 %x, 13422
 %q2 = udiv i16 %x, %c
 %r2 = urem i16 %x, %c
 %dq = icmp ne i16 %q, %q2
 %dr = icmp ne i16 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_14(i32 %x) {
 %p = alloca i32
 store volatile i32 14, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 14
 %r = urem i32 %x, 14
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_28(i32 %x) {
 %p = alloca i32
 store volatile i32 28, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 28
 %r = urem i32 %x, 28
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_1000000000(i32 %x) {
 %p = alloca i32
 store volatile i32 1000000000, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 1000000000
 %r = urem i32 %x, 1000000000
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_7340032(i32 %x) {
 %p = alloca i32
 store volatile i32 7340032, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 7340032
 %r = urem i32 %x, 7340032
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_4294967294(i32 %x) {
 %p = alloca i32
 store volatile i32 4294967294, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 4294967294
 %r = urem i32 %x, 4294967294
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_4294967292(i32 %x) {
 %p = alloca i32
 store volatile i32 4294967292, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 4294967292
 %r = urem i32 %x, 4294967292
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_77599466(i32 %x) {
 %p = alloca i32
 store volatile i32 77599466, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 77599466
 %r = urem i32 %x, 77599466
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_1798849290(i32 %x) {
 %p = alloca i32
 store volatile i32 1798849290, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 1798849290
 %r = urem i32 %x, 1798849290
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_1572750346(i32 %x) {
 %p = alloca i32
 store volatile i32 1572750346, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 1572750346
 %r = urem i32 %x, 1572750346
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by32_3613072934(i32 %x) {
 %p = alloca i32
 store volatile i32 3613072934, ptr %p
 %c = load volatile i32, ptr %p
 %q = udiv i32 %x, 3613072934
 %r = urem i32 %x, 3613072934
 %q2 = udiv i32 %x, %c
 %r2 = urem i32 %x, %c
 %dq = icmp ne i32 %q, %q2
 %dr = icmp ne i32 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_14(i64 %x) {
 %p = alloca i64
 store volatile i64 14, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 14
 %r = urem i64 %x, 14
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_28(i64 %x) {
 %p = alloca i64
 store volatile i64 28, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 28
 %r = urem i64 %x, 28
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_1000000000(i64 %x) {
 %p = alloca i64
 store volatile i64 1000000000, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 1000000000
 %r = urem i64 %x, 1000000000
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_1000(i64 %x) {
 %p = alloca i64
 store volatile i64 1000, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 1000
 %r = urem i64 %x, 1000
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_3600(i64 %x) {
 %p = alloca i64
 store volatile i64 3600, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 3600
 %r = urem i64 %x, 3600
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_7340032(i64 %x) {
 %p = alloca i64
 store volatile i64 7340032, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 7340032
 %r = urem i64 %x, 7340032
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_18446744073709551614(i64 %x) {
 %p = alloca i64
 store volatile i64 18446744073709551614, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 18446744073709551614
 %r = urem i64 %x, 18446744073709551614
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_18446744073709551612(i64 %x) {
 %p = alloca i64
 store volatile i64 18446744073709551612, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 18446744073709551612
 %r = urem i64 %x, 18446744073709551612
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_1698453461018775376(i64 %x) {
 %p = alloca i64
 store volatile i64 1698453461018775376, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 1698453461018775376
 %r = urem i64 %x, 1698453461018775376
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i64 @by64_17037538595781834880(i64 %x) {
 %p = alloca i64
 store volatile i64 17037538595781834880, ptr %p
 %c = load volatile i64, ptr %p
 %q = udiv i64 %x, 17037538595781834880
 %r = urem i64 %x, 17037538595781834880
 %q2 = udiv i64 %x, %c
 %r2 = urem i64 %x, %c
 %dq = icmp ne i64 %q, %q2
 %dr = icmp ne i64 %r, %r2
 %d = or i1 %dq, %dr
 %n = zext i1 %d to i64
 ret i64 %n
}
define i32 @main() {
 %c0 = call i64 @by8_14(i8 0)
 %s0 = add i64 0, %c0
 %c1 = call i64 @by8_14(i8 13)
 %s1 = add i64 %s0, %c1
 %c2 = call i64 @by8_14(i8 14)
 %s2 = add i64 %s1, %c2
 %c3 = call i64 @by8_14(i8 15)
 %s3 = add i64 %s2, %c3
 %c4 = call i64 @by8_14(i8 128)
 %s4 = add i64 %s3, %c4
 %c5 = call i64 @by8_14(i8 186)
 %s5 = add i64 %s4, %c5
 %c6 = call i64 @by8_14(i8 251)
 %s6 = add i64 %s5, %c6
 %c7 = call i64 @by8_14(i8 252)
 %s7 = add i64 %s6, %c7
 %c8 = call i64 @by8_14(i8 255)
 %s8 = add i64 %s7, %c8
 %c9 = call i64 @by8_28(i8 0)
 %s9 = add i64 %s8, %c9
 %c10 = call i64 @by8_28(i8 27)
 %s10 = add i64 %s9, %c10
 %c11 = call i64 @by8_28(i8 28)
 %s11 = add i64 %s10, %c11
 %c12 = call i64 @by8_28(i8 29)
 %s12 = add i64 %s11, %c12
 %c13 = call i64 @by8_28(i8 128)
 %s13 = add i64 %s12, %c13
 %c14 = call i64 @by8_28(i8 143)
 %s14 = add i64 %s13, %c14
 %c15 = call i64 @by8_28(i8 251)
 %s15 = add i64 %s14, %c15
 %c16 = call i64 @by8_28(i8 252)
 %s16 = add i64 %s15, %c16
 %c17 = call i64 @by8_28(i8 255)
 %s17 = add i64 %s16, %c17
 %c18 = call i64 @by8_254(i8 0)
 %s18 = add i64 %s17, %c18
 %c19 = call i64 @by8_254(i8 128)
 %s19 = add i64 %s18, %c19
 %c20 = call i64 @by8_254(i8 248)
 %s20 = add i64 %s19, %c20
 %c21 = call i64 @by8_254(i8 253)
 %s21 = add i64 %s20, %c21
 %c22 = call i64 @by8_254(i8 254)
 %s22 = add i64 %s21, %c22
 %c23 = call i64 @by8_254(i8 255)
 %s23 = add i64 %s22, %c23
 %c24 = call i64 @by8_252(i8 0)
 %s24 = add i64 %s23, %c24
 %c25 = call i64 @by8_252(i8 128)
 %s25 = add i64 %s24, %c25
 %c26 = call i64 @by8_252(i8 135)
 %s26 = add i64 %s25, %c26
 %c27 = call i64 @by8_252(i8 251)
 %s27 = add i64 %s26, %c27
 %c28 = call i64 @by8_252(i8 252)
 %s28 = add i64 %s27, %c28
 %c29 = call i64 @by8_252(i8 253)
 %s29 = add i64 %s28, %c29
 %c30 = call i64 @by8_252(i8 255)
 %s30 = add i64 %s29, %c30
 %c31 = call i64 @by8_92(i8 0)
 %s31 = add i64 %s30, %c31
 %c32 = call i64 @by8_92(i8 91)
 %s32 = add i64 %s31, %c32
 %c33 = call i64 @by8_92(i8 92)
 %s33 = add i64 %s32, %c33
 %c34 = call i64 @by8_92(i8 93)
 %s34 = add i64 %s33, %c34
 %c35 = call i64 @by8_92(i8 128)
 %s35 = add i64 %s34, %c35
 %c36 = call i64 @by8_92(i8 150)
 %s36 = add i64 %s35, %c36
 %c37 = call i64 @by8_92(i8 183)
 %s37 = add i64 %s36, %c37
 %c38 = call i64 @by8_92(i8 184)
 %s38 = add i64 %s37, %c38
 %c39 = call i64 @by8_92(i8 255)
 %s39 = add i64 %s38, %c39
 %c40 = call i64 @by8_178(i8 0)
 %s40 = add i64 %s39, %c40
 %c41 = call i64 @by8_178(i8 128)
 %s41 = add i64 %s40, %c41
 %c42 = call i64 @by8_178(i8 174)
 %s42 = add i64 %s41, %c42
 %c43 = call i64 @by8_178(i8 177)
 %s43 = add i64 %s42, %c43
 %c44 = call i64 @by8_178(i8 178)
 %s44 = add i64 %s43, %c44
 %c45 = call i64 @by8_178(i8 179)
 %s45 = add i64 %s44, %c45
 %c46 = call i64 @by8_178(i8 255)
 %s46 = add i64 %s45, %c46
 %c47 = call i64 @by8_242(i8 0)
 %s47 = add i64 %s46, %c47
 %c48 = call i64 @by8_242(i8 91)
 %s48 = add i64 %s47, %c48
 %c49 = call i64 @by8_242(i8 128)
 %s49 = add i64 %s48, %c49
 %c50 = call i64 @by8_242(i8 241)
 %s50 = add i64 %s49, %c50
 %c51 = call i64 @by8_242(i8 242)
 %s51 = add i64 %s50, %c51
 %c52 = call i64 @by8_242(i8 243)
 %s52 = add i64 %s51, %c52
 %c53 = call i64 @by8_242(i8 255)
 %s53 = add i64 %s52, %c53
 %c54 = call i64 @by8_168(i8 0)
 %s54 = add i64 %s53, %c54
 %c55 = call i64 @by8_168(i8 5)
 %s55 = add i64 %s54, %c55
 %c56 = call i64 @by8_168(i8 128)
 %s56 = add i64 %s55, %c56
 %c57 = call i64 @by8_168(i8 167)
 %s57 = add i64 %s56, %c57
 %c58 = call i64 @by8_168(i8 168)
 %s58 = add i64 %s57, %c58
 %c59 = call i64 @by8_168(i8 169)
 %s59 = add i64 %s58, %c59
 %c60 = call i64 @by8_168(i8 255)
 %s60 = add i64 %s59, %c60
 %c61 = call i64 @by8_232(i8 0)
 %s61 = add i64 %s60, %c61
 %c62 = call i64 @by8_232(i8 128)
 %s62 = add i64 %s61, %c62
 %c63 = call i64 @by8_232(i8 231)
 %s63 = add i64 %s62, %c63
 %c64 = call i64 @by8_232(i8 232)
 %s64 = add i64 %s63, %c64
 %c65 = call i64 @by8_232(i8 233)
 %s65 = add i64 %s64, %c65
 %c66 = call i64 @by8_232(i8 242)
 %s66 = add i64 %s65, %c66
 %c67 = call i64 @by8_232(i8 255)
 %s67 = add i64 %s66, %c67
 %c68 = call i64 @by8_42(i8 0)
 %s68 = add i64 %s67, %c68
 %c69 = call i64 @by8_42(i8 41)
 %s69 = add i64 %s68, %c69
 %c70 = call i64 @by8_42(i8 42)
 %s70 = add i64 %s69, %c70
 %c71 = call i64 @by8_42(i8 43)
 %s71 = add i64 %s70, %c71
 %c72 = call i64 @by8_42(i8 128)
 %s72 = add i64 %s71, %c72
 %c73 = call i64 @by8_42(i8 251)
 %s73 = add i64 %s72, %c73
 %c74 = call i64 @by8_42(i8 252)
 %s74 = add i64 %s73, %c74
 %c75 = call i64 @by8_42(i8 255)
 %s75 = add i64 %s74, %c75
 %c76 = call i64 @by16_14(i16 0)
 %s76 = add i64 %s75, %c76
 %c77 = call i64 @by16_14(i16 13)
 %s77 = add i64 %s76, %c77
 %c78 = call i64 @by16_14(i16 14)
 %s78 = add i64 %s77, %c78
 %c79 = call i64 @by16_14(i16 15)
 %s79 = add i64 %s78, %c79
 %c80 = call i64 @by16_14(i16 32768)
 %s80 = add i64 %s79, %c80
 %c81 = call i64 @by16_14(i16 42717)
 %s81 = add i64 %s80, %c81
 %c82 = call i64 @by16_14(i16 65533)
 %s82 = add i64 %s81, %c82
 %c83 = call i64 @by16_14(i16 65534)
 %s83 = add i64 %s82, %c83
 %c84 = call i64 @by16_14(i16 65535)
 %s84 = add i64 %s83, %c84
 %c85 = call i64 @by16_28(i16 0)
 %s85 = add i64 %s84, %c85
 %c86 = call i64 @by16_28(i16 27)
 %s86 = add i64 %s85, %c86
 %c87 = call i64 @by16_28(i16 28)
 %s87 = add i64 %s86, %c87
 %c88 = call i64 @by16_28(i16 29)
 %s88 = add i64 %s87, %c88
 %c89 = call i64 @by16_28(i16 32768)
 %s89 = add i64 %s88, %c89
 %c90 = call i64 @by16_28(i16 35872)
 %s90 = add i64 %s89, %c90
 %c91 = call i64 @by16_28(i16 65519)
 %s91 = add i64 %s90, %c91
 %c92 = call i64 @by16_28(i16 65520)
 %s92 = add i64 %s91, %c92
 %c93 = call i64 @by16_28(i16 65535)
 %s93 = add i64 %s92, %c93
 %c94 = call i64 @by16_1000(i16 0)
 %s94 = add i64 %s93, %c94
 %c95 = call i64 @by16_1000(i16 999)
 %s95 = add i64 %s94, %c95
 %c96 = call i64 @by16_1000(i16 1000)
 %s96 = add i64 %s95, %c96
 %c97 = call i64 @by16_1000(i16 1001)
 %s97 = add i64 %s96, %c97
 %c98 = call i64 @by16_1000(i16 32768)
 %s98 = add i64 %s97, %c98
 %c99 = call i64 @by16_1000(i16 60678)
 %s99 = add i64 %s98, %c99
 %c100 = call i64 @by16_1000(i16 64999)
 %s100 = add i64 %s99, %c100
 %c101 = call i64 @by16_1000(i16 65000)
 %s101 = add i64 %s100, %c101
 %c102 = call i64 @by16_1000(i16 65535)
 %s102 = add i64 %s101, %c102
 %c103 = call i64 @by16_65534(i16 0)
 %s103 = add i64 %s102, %c103
 %c104 = call i64 @by16_65534(i16 32768)
 %s104 = add i64 %s103, %c104
 %c105 = call i64 @by16_65534(i16 37857)
 %s105 = add i64 %s104, %c105
 %c106 = call i64 @by16_65534(i16 65533)
 %s106 = add i64 %s105, %c106
 %c107 = call i64 @by16_65534(i16 65534)
 %s107 = add i64 %s106, %c107
 %c108 = call i64 @by16_65534(i16 65535)
 %s108 = add i64 %s107, %c108
 %c109 = call i64 @by16_65532(i16 0)
 %s109 = add i64 %s108, %c109
 %c110 = call i64 @by16_65532(i16 32768)
 %s110 = add i64 %s109, %c110
 %c111 = call i64 @by16_65532(i16 46736)
 %s111 = add i64 %s110, %c111
 %c112 = call i64 @by16_65532(i16 65531)
 %s112 = add i64 %s111, %c112
 %c113 = call i64 @by16_65532(i16 65532)
 %s113 = add i64 %s112, %c113
 %c114 = call i64 @by16_65532(i16 65533)
 %s114 = add i64 %s113, %c114
 %c115 = call i64 @by16_65532(i16 65535)
 %s115 = add i64 %s114, %c115
 %c116 = call i64 @by16_64384(i16 0)
 %s116 = add i64 %s115, %c116
 %c117 = call i64 @by16_64384(i16 32768)
 %s117 = add i64 %s116, %c117
 %c118 = call i64 @by16_64384(i16 45597)
 %s118 = add i64 %s117, %c118
 %c119 = call i64 @by16_64384(i16 64383)
 %s119 = add i64 %s118, %c119
 %c120 = call i64 @by16_64384(i16 64384)
 %s120 = add i64 %s119, %c120
 %c121 = call i64 @by16_64384(i16 64385)
 %s121 = add i64 %s120, %c121
 %c122 = call i64 @by16_64384(i16 65535)
 %s122 = add i64 %s121, %c122
 %c123 = call i64 @by16_10870(i16 0)
 %s123 = add i64 %s122, %c123
 %c124 = call i64 @by16_10870(i16 10869)
 %s124 = add i64 %s123, %c124
 %c125 = call i64 @by16_10870(i16 10870)
 %s125 = add i64 %s124, %c125
 %c126 = call i64 @by16_10870(i16 10871)
 %s126 = add i64 %s125, %c126
 %c127 = call i64 @by16_10870(i16 32768)
 %s127 = add i64 %s126, %c127
 %c128 = call i64 @by16_10870(i16 35897)
 %s128 = add i64 %s127, %c128
 %c129 = call i64 @by16_10870(i16 65219)
 %s129 = add i64 %s128, %c129
 %c130 = call i64 @by16_10870(i16 65220)
 %s130 = add i64 %s129, %c130
 %c131 = call i64 @by16_10870(i16 65535)
 %s131 = add i64 %s130, %c131
 %c132 = call i64 @by16_57176(i16 0)
 %s132 = add i64 %s131, %c132
 %c133 = call i64 @by16_57176(i16 32768)
 %s133 = add i64 %s132, %c133
 %c134 = call i64 @by16_57176(i16 45296)
 %s134 = add i64 %s133, %c134
 %c135 = call i64 @by16_57176(i16 57175)
 %s135 = add i64 %s134, %c135
 %c136 = call i64 @by16_57176(i16 57176)
 %s136 = add i64 %s135, %c136
 %c137 = call i64 @by16_57176(i16 57177)
 %s137 = add i64 %s136, %c137
 %c138 = call i64 @by16_57176(i16 65535)
 %s138 = add i64 %s137, %c138
 %c139 = call i64 @by16_10912(i16 0)
 %s139 = add i64 %s138, %c139
 %c140 = call i64 @by16_10912(i16 10911)
 %s140 = add i64 %s139, %c140
 %c141 = call i64 @by16_10912(i16 10912)
 %s141 = add i64 %s140, %c141
 %c142 = call i64 @by16_10912(i16 10913)
 %s142 = add i64 %s141, %c142
 %c143 = call i64 @by16_10912(i16 32768)
 %s143 = add i64 %s142, %c143
 %c144 = call i64 @by16_10912(i16 53538)
 %s144 = add i64 %s143, %c144
 %c145 = call i64 @by16_10912(i16 65471)
 %s145 = add i64 %s144, %c145
 %c146 = call i64 @by16_10912(i16 65472)
 %s146 = add i64 %s145, %c146
 %c147 = call i64 @by16_10912(i16 65535)
 %s147 = add i64 %s146, %c147
 %c148 = call i64 @by16_13422(i16 0)
 %s148 = add i64 %s147, %c148
 %c149 = call i64 @by16_13422(i16 13421)
 %s149 = add i64 %s148, %c149
 %c150 = call i64 @by16_13422(i16 13422)
 %s150 = add i64 %s149, %c150
 %c151 = call i64 @by16_13422(i16 13423)
 %s151 = add i64 %s150, %c151
 %c152 = call i64 @by16_13422(i16 32768)
 %s152 = add i64 %s151, %c152
 %c153 = call i64 @by16_13422(i16 45881)
 %s153 = add i64 %s152, %c153
 %c154 = call i64 @by16_13422(i16 53687)
 %s154 = add i64 %s153, %c154
 %c155 = call i64 @by16_13422(i16 53688)
 %s155 = add i64 %s154, %c155
 %c156 = call i64 @by16_13422(i16 65535)
 %s156 = add i64 %s155, %c156
 %c157 = call i64 @by32_14(i32 0)
 %s157 = add i64 %s156, %c157
 %c158 = call i64 @by32_14(i32 13)
 %s158 = add i64 %s157, %c158
 %c159 = call i64 @by32_14(i32 14)
 %s159 = add i64 %s158, %c159
 %c160 = call i64 @by32_14(i32 15)
 %s160 = add i64 %s159, %c160
 %c161 = call i64 @by32_14(i32 2147483648)
 %s161 = add i64 %s160, %c161
 %c162 = call i64 @by32_14(i32 4209947660)
 %s162 = add i64 %s161, %c162
 %c163 = call i64 @by32_14(i32 4294967291)
 %s163 = add i64 %s162, %c163
 %c164 = call i64 @by32_14(i32 4294967292)
 %s164 = add i64 %s163, %c164
 %c165 = call i64 @by32_14(i32 4294967295)
 %s165 = add i64 %s164, %c165
 %c166 = call i64 @by32_28(i32 0)
 %s166 = add i64 %s165, %c166
 %c167 = call i64 @by32_28(i32 27)
 %s167 = add i64 %s166, %c167
 %c168 = call i64 @by32_28(i32 28)
 %s168 = add i64 %s167, %c168
 %c169 = call i64 @by32_28(i32 29)
 %s169 = add i64 %s168, %c169
 %c170 = call i64 @by32_28(i32 2147483648)
 %s170 = add i64 %s169, %c170
 %c171 = call i64 @by32_28(i32 3667278405)
 %s171 = add i64 %s170, %c171
 %c172 = call i64 @by32_28(i32 4294967291)
 %s172 = add i64 %s171, %c172
 %c173 = call i64 @by32_28(i32 4294967292)
 %s173 = add i64 %s172, %c173
 %c174 = call i64 @by32_28(i32 4294967295)
 %s174 = add i64 %s173, %c174
 %c175 = call i64 @by32_1000000000(i32 0)
 %s175 = add i64 %s174, %c175
 %c176 = call i64 @by32_1000000000(i32 999999999)
 %s176 = add i64 %s175, %c176
 %c177 = call i64 @by32_1000000000(i32 1000000000)
 %s177 = add i64 %s176, %c177
 %c178 = call i64 @by32_1000000000(i32 1000000001)
 %s178 = add i64 %s177, %c178
 %c179 = call i64 @by32_1000000000(i32 1789426697)
 %s179 = add i64 %s178, %c179
 %c180 = call i64 @by32_1000000000(i32 2147483648)
 %s180 = add i64 %s179, %c180
 %c181 = call i64 @by32_1000000000(i32 3999999999)
 %s181 = add i64 %s180, %c181
 %c182 = call i64 @by32_1000000000(i32 4000000000)
 %s182 = add i64 %s181, %c182
 %c183 = call i64 @by32_1000000000(i32 4294967295)
 %s183 = add i64 %s182, %c183
 %c184 = call i64 @by32_7340032(i32 0)
 %s184 = add i64 %s183, %c184
 %c185 = call i64 @by32_7340032(i32 7340031)
 %s185 = add i64 %s184, %c185
 %c186 = call i64 @by32_7340032(i32 7340032)
 %s186 = add i64 %s185, %c186
 %c187 = call i64 @by32_7340032(i32 7340033)
 %s187 = add i64 %s186, %c187
 %c188 = call i64 @by32_7340032(i32 2147483648)
 %s188 = add i64 %s187, %c188
 %c189 = call i64 @by32_7340032(i32 4021940934)
 %s189 = add i64 %s188, %c189
 %c190 = call i64 @by32_7340032(i32 4293918719)
 %s190 = add i64 %s189, %c190
 %c191 = call i64 @by32_7340032(i32 4293918720)
 %s191 = add i64 %s190, %c191
 %c192 = call i64 @by32_7340032(i32 4294967295)
 %s192 = add i64 %s191, %c192
 %c193 = call i64 @by32_4294967294(i32 0)
 %s193 = add i64 %s192, %c193
 %c194 = call i64 @by32_4294967294(i32 2147483648)
 %s194 = add i64 %s193, %c194
 %c195 = call i64 @by32_4294967294(i32 4277859672)
 %s195 = add i64 %s194, %c195
 %c196 = call i64 @by32_4294967294(i32 4294967293)
 %s196 = add i64 %s195, %c196
 %c197 = call i64 @by32_4294967294(i32 4294967294)
 %s197 = add i64 %s196, %c197
 %c198 = call i64 @by32_4294967294(i32 4294967295)
 %s198 = add i64 %s197, %c198
 %c199 = call i64 @by32_4294967292(i32 0)
 %s199 = add i64 %s198, %c199
 %c200 = call i64 @by32_4294967292(i32 840090703)
 %s200 = add i64 %s199, %c200
 %c201 = call i64 @by32_4294967292(i32 2147483648)
 %s201 = add i64 %s200, %c201
 %c202 = call i64 @by32_4294967292(i32 4294967291)
 %s202 = add i64 %s201, %c202
 %c203 = call i64 @by32_4294967292(i32 4294967292)
 %s203 = add i64 %s202, %c203
 %c204 = call i64 @by32_4294967292(i32 4294967293)
 %s204 = add i64 %s203, %c204
 %c205 = call i64 @by32_4294967292(i32 4294967295)
 %s205 = add i64 %s204, %c205
 %c206 = call i64 @by32_77599466(i32 0)
 %s206 = add i64 %s205, %c206
 %c207 = call i64 @by32_77599466(i32 77599465)
 %s207 = add i64 %s206, %c207
 %c208 = call i64 @by32_77599466(i32 77599466)
 %s208 = add i64 %s207, %c208
 %c209 = call i64 @by32_77599466(i32 77599467)
 %s209 = add i64 %s208, %c209
 %c210 = call i64 @by32_77599466(i32 2147483648)
 %s210 = add i64 %s209, %c210
 %c211 = call i64 @by32_77599466(i32 2518775933)
 %s211 = add i64 %s210, %c211
 %c212 = call i64 @by32_77599466(i32 4267970629)
 %s212 = add i64 %s211, %c212
 %c213 = call i64 @by32_77599466(i32 4267970630)
 %s213 = add i64 %s212, %c213
 %c214 = call i64 @by32_77599466(i32 4294967295)
 %s214 = add i64 %s213, %c214
 %c215 = call i64 @by32_1798849290(i32 0)
 %s215 = add i64 %s214, %c215
 %c216 = call i64 @by32_1798849290(i32 776284202)
 %s216 = add i64 %s215, %c216
 %c217 = call i64 @by32_1798849290(i32 1798849289)
 %s217 = add i64 %s216, %c217
 %c218 = call i64 @by32_1798849290(i32 1798849290)
 %s218 = add i64 %s217, %c218
 %c219 = call i64 @by32_1798849290(i32 1798849291)
 %s219 = add i64 %s218, %c219
 %c220 = call i64 @by32_1798849290(i32 2147483648)
 %s220 = add i64 %s219, %c220
 %c221 = call i64 @by32_1798849290(i32 3597698579)
 %s221 = add i64 %s220, %c221
 %c222 = call i64 @by32_1798849290(i32 3597698580)
 %s222 = add i64 %s221, %c222
 %c223 = call i64 @by32_1798849290(i32 4294967295)
 %s223 = add i64 %s222, %c223
 %c224 = call i64 @by32_1572750346(i32 0)
 %s224 = add i64 %s223, %c224
 %c225 = call i64 @by32_1572750346(i32 1572750345)
 %s225 = add i64 %s224, %c225
 %c226 = call i64 @by32_1572750346(i32 1572750346)
 %s226 = add i64 %s225, %c226
 %c227 = call i64 @by32_1572750346(i32 1572750347)
 %s227 = add i64 %s226, %c227
 %c228 = call i64 @by32_1572750346(i32 2147483648)
 %s228 = add i64 %s227, %c228
 %c229 = call i64 @by32_1572750346(i32 3085772250)
 %s229 = add i64 %s228, %c229
 %c230 = call i64 @by32_1572750346(i32 3145500691)
 %s230 = add i64 %s229, %c230
 %c231 = call i64 @by32_1572750346(i32 3145500692)
 %s231 = add i64 %s230, %c231
 %c232 = call i64 @by32_1572750346(i32 4294967295)
 %s232 = add i64 %s231, %c232
 %c233 = call i64 @by32_3613072934(i32 0)
 %s233 = add i64 %s232, %c233
 %c234 = call i64 @by32_3613072934(i32 2147483648)
 %s234 = add i64 %s233, %c234
 %c235 = call i64 @by32_3613072934(i32 3613072933)
 %s235 = add i64 %s234, %c235
 %c236 = call i64 @by32_3613072934(i32 3613072934)
 %s236 = add i64 %s235, %c236
 %c237 = call i64 @by32_3613072934(i32 3613072935)
 %s237 = add i64 %s236, %c237
 %c238 = call i64 @by32_3613072934(i32 4236849488)
 %s238 = add i64 %s237, %c238
 %c239 = call i64 @by32_3613072934(i32 4294967295)
 %s239 = add i64 %s238, %c239
 %c240 = call i64 @by64_14(i64 0)
 %s240 = add i64 %s239, %c240
 %c241 = call i64 @by64_14(i64 13)
 %s241 = add i64 %s240, %c241
 %c242 = call i64 @by64_14(i64 14)
 %s242 = add i64 %s241, %c242
 %c243 = call i64 @by64_14(i64 15)
 %s243 = add i64 %s242, %c243
 %c244 = call i64 @by64_14(i64 4173439259242499178)
 %s244 = add i64 %s243, %c244
 %c245 = call i64 @by64_14(i64 9223372036854775808)
 %s245 = add i64 %s244, %c245
 %c246 = call i64 @by64_14(i64 18446744073709551613)
 %s246 = add i64 %s245, %c246
 %c247 = call i64 @by64_14(i64 18446744073709551614)
 %s247 = add i64 %s246, %c247
 %c248 = call i64 @by64_14(i64 18446744073709551615)
 %s248 = add i64 %s247, %c248
 %c249 = call i64 @by64_28(i64 0)
 %s249 = add i64 %s248, %c249
 %c250 = call i64 @by64_28(i64 27)
 %s250 = add i64 %s249, %c250
 %c251 = call i64 @by64_28(i64 28)
 %s251 = add i64 %s250, %c251
 %c252 = call i64 @by64_28(i64 29)
 %s252 = add i64 %s251, %c252
 %c253 = call i64 @by64_28(i64 9223372036854775808)
 %s253 = add i64 %s252, %c253
 %c254 = call i64 @by64_28(i64 16450988245981614331)
 %s254 = add i64 %s253, %c254
 %c255 = call i64 @by64_28(i64 18446744073709551599)
 %s255 = add i64 %s254, %c255
 %c256 = call i64 @by64_28(i64 18446744073709551600)
 %s256 = add i64 %s255, %c256
 %c257 = call i64 @by64_28(i64 18446744073709551615)
 %s257 = add i64 %s256, %c257
 %c258 = call i64 @by64_1000000000(i64 0)
 %s258 = add i64 %s257, %c258
 %c259 = call i64 @by64_1000000000(i64 999999999)
 %s259 = add i64 %s258, %c259
 %c260 = call i64 @by64_1000000000(i64 1000000000)
 %s260 = add i64 %s259, %c260
 %c261 = call i64 @by64_1000000000(i64 1000000001)
 %s261 = add i64 %s260, %c261
 %c262 = call i64 @by64_1000000000(i64 8903539987903537367)
 %s262 = add i64 %s261, %c262
 %c263 = call i64 @by64_1000000000(i64 9223372036854775808)
 %s263 = add i64 %s262, %c263
 %c264 = call i64 @by64_1000000000(i64 18446744072999999999)
 %s264 = add i64 %s263, %c264
 %c265 = call i64 @by64_1000000000(i64 18446744073000000000)
 %s265 = add i64 %s264, %c265
 %c266 = call i64 @by64_1000000000(i64 18446744073709551615)
 %s266 = add i64 %s265, %c266
 %c267 = call i64 @by64_1000(i64 0)
 %s267 = add i64 %s266, %c267
 %c268 = call i64 @by64_1000(i64 999)
 %s268 = add i64 %s267, %c268
 %c269 = call i64 @by64_1000(i64 1000)
 %s269 = add i64 %s268, %c269
 %c270 = call i64 @by64_1000(i64 1001)
 %s270 = add i64 %s269, %c270
 %c271 = call i64 @by64_1000(i64 657765726817271687)
 %s271 = add i64 %s270, %c271
 %c272 = call i64 @by64_1000(i64 9223372036854775808)
 %s272 = add i64 %s271, %c272
 %c273 = call i64 @by64_1000(i64 18446744073709550999)
 %s273 = add i64 %s272, %c273
 %c274 = call i64 @by64_1000(i64 18446744073709551000)
 %s274 = add i64 %s273, %c274
 %c275 = call i64 @by64_1000(i64 18446744073709551615)
 %s275 = add i64 %s274, %c275
 %c276 = call i64 @by64_3600(i64 0)
 %s276 = add i64 %s275, %c276
 %c277 = call i64 @by64_3600(i64 3599)
 %s277 = add i64 %s276, %c277
 %c278 = call i64 @by64_3600(i64 3600)
 %s278 = add i64 %s277, %c278
 %c279 = call i64 @by64_3600(i64 3601)
 %s279 = add i64 %s278, %c279
 %c280 = call i64 @by64_3600(i64 6476648798459257004)
 %s280 = add i64 %s279, %c280
 %c281 = call i64 @by64_3600(i64 9223372036854775808)
 %s281 = add i64 %s280, %c281
 %c282 = call i64 @by64_3600(i64 18446744073709551599)
 %s282 = add i64 %s281, %c282
 %c283 = call i64 @by64_3600(i64 18446744073709551600)
 %s283 = add i64 %s282, %c283
 %c284 = call i64 @by64_3600(i64 18446744073709551615)
 %s284 = add i64 %s283, %c284
 %c285 = call i64 @by64_7340032(i64 0)
 %s285 = add i64 %s284, %c285
 %c286 = call i64 @by64_7340032(i64 7340031)
 %s286 = add i64 %s285, %c286
 %c287 = call i64 @by64_7340032(i64 7340032)
 %s287 = add i64 %s286, %c287
 %c288 = call i64 @by64_7340032(i64 7340033)
 %s288 = add i64 %s287, %c288
 %c289 = call i64 @by64_7340032(i64 9223372036854775808)
 %s289 = add i64 %s288, %c289
 %c290 = call i64 @by64_7340032(i64 11285606505339628584)
 %s290 = add i64 %s289, %c290
 %c291 = call i64 @by64_7340032(i64 18446744073705357311)
 %s291 = add i64 %s290, %c291
 %c292 = call i64 @by64_7340032(i64 18446744073705357312)
 %s292 = add i64 %s291, %c292
 %c293 = call i64 @by64_7340032(i64 18446744073709551615)
 %s293 = add i64 %s292, %c293
 %c294 = call i64 @by64_18446744073709551614(i64 0)
 %s294 = add i64 %s293, %c294
 %c295 = call i64 @by64_18446744073709551614(i64 3769892063241634749)
 %s295 = add i64 %s294, %c295
 %c296 = call i64 @by64_18446744073709551614(i64 9223372036854775808)
 %s296 = add i64 %s295, %c296
 %c297 = call i64 @by64_18446744073709551614(i64 18446744073709551613)
 %s297 = add i64 %s296, %c297
 %c298 = call i64 @by64_18446744073709551614(i64 18446744073709551614)
 %s298 = add i64 %s297, %c298
 %c299 = call i64 @by64_18446744073709551614(i64 18446744073709551615)
 %s299 = add i64 %s298, %c299
 %c300 = call i64 @by64_18446744073709551612(i64 0)
 %s300 = add i64 %s299, %c300
 %c301 = call i64 @by64_18446744073709551612(i64 9223372036854775808)
 %s301 = add i64 %s300, %c301
 %c302 = call i64 @by64_18446744073709551612(i64 16660773237756516497)
 %s302 = add i64 %s301, %c302
 %c303 = call i64 @by64_18446744073709551612(i64 18446744073709551611)
 %s303 = add i64 %s302, %c303
 %c304 = call i64 @by64_18446744073709551612(i64 18446744073709551612)
 %s304 = add i64 %s303, %c304
 %c305 = call i64 @by64_18446744073709551612(i64 18446744073709551613)
 %s305 = add i64 %s304, %c305
 %c306 = call i64 @by64_18446744073709551612(i64 18446744073709551615)
 %s306 = add i64 %s305, %c306
 %c307 = call i64 @by64_1698453461018775376(i64 0)
 %s307 = add i64 %s306, %c307
 %c308 = call i64 @by64_1698453461018775376(i64 1698453461018775375)
 %s308 = add i64 %s307, %c308
 %c309 = call i64 @by64_1698453461018775376(i64 1698453461018775376)
 %s309 = add i64 %s308, %c309
 %c310 = call i64 @by64_1698453461018775376(i64 1698453461018775377)
 %s310 = add i64 %s309, %c310
 %c311 = call i64 @by64_1698453461018775376(i64 6465959834044549964)
 %s311 = add i64 %s310, %c311
 %c312 = call i64 @by64_1698453461018775376(i64 9223372036854775808)
 %s312 = add i64 %s311, %c312
 %c313 = call i64 @by64_1698453461018775376(i64 16984534610187753759)
 %s313 = add i64 %s312, %c313
 %c314 = call i64 @by64_1698453461018775376(i64 16984534610187753760)
 %s314 = add i64 %s313, %c314
 %c315 = call i64 @by64_1698453461018775376(i64 18446744073709551615)
 %s315 = add i64 %s314, %c315
 %c316 = call i64 @by64_17037538595781834880(i64 0)
 %s316 = add i64 %s315, %c316
 %c317 = call i64 @by64_17037538595781834880(i64 9223372036854775808)
 %s317 = add i64 %s316, %c317
 %c318 = call i64 @by64_17037538595781834880(i64 15982282074270238831)
 %s318 = add i64 %s317, %c318
 %c319 = call i64 @by64_17037538595781834880(i64 17037538595781834879)
 %s319 = add i64 %s318, %c319
 %c320 = call i64 @by64_17037538595781834880(i64 17037538595781834880)
 %s320 = add i64 %s319, %c320
 %c321 = call i64 @by64_17037538595781834880(i64 17037538595781834881)
 %s321 = add i64 %s320, %c321
 %c322 = call i64 @by64_17037538595781834880(i64 18446744073709551615)
 %s322 = add i64 %s321, %c322
 call i32 (ptr, ...) @printf(ptr @f, i64 %s322)
 ret i32 0
}
