; Four nested loops over stack slots: loads, stores, compares and little arithmetic.
; interpreter: i64 140 -> i64 26
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @nested(i64 %n0) {
entry:
  %n = alloca i64
  %s = alloca i64
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  %l = alloca i64
  store i64 %n0, ptr %n
  store i64 0, ptr %s
  store i64 0, ptr %i
  br label %ih
ih:
  %i0 = load i64, ptr %i
  %n1 = load i64, ptr %n
  %ic = icmp slt i64 %i0, %n1
  br i1 %ic, label %ib, label %ie
ib:
  store i64 0, ptr %j
  br label %jh
jh:
  %j0 = load i64, ptr %j
  %n2 = load i64, ptr %n
  %jc = icmp slt i64 %j0, %n2
  br i1 %jc, label %jb, label %je
jb:
  store i64 0, ptr %k
  br label %kh
kh:
  %k0 = load i64, ptr %k
  %n3 = load i64, ptr %n
  %kc = icmp slt i64 %k0, %n3
  br i1 %kc, label %kb, label %ke
kb:
  store i64 0, ptr %l
  br label %lh
lh:
  %l0 = load i64, ptr %l
  %n4 = load i64, ptr %n
  %lc = icmp slt i64 %l0, %n4
  br i1 %lc, label %lb, label %le
lb:
  %i1 = load i64, ptr %i
  %j1 = load i64, ptr %j
  %k1 = load i64, ptr %k
  %l1 = load i64, ptr %l
  %s0 = load i64, ptr %s
  %x1 = add i64 %i1, %j1
  %x2 = xor i64 %x1, %k1
  %x3 = add i64 %x2, %l1
  %s1 = add i64 %s0, %x3
  store i64 %s1, ptr %s
  %l2 = add i64 %l1, 1
  store i64 %l2, ptr %l
  br label %lh
le:
  %k2 = load i64, ptr %k
  %k3 = add i64 %k2, 1
  store i64 %k3, ptr %k
  br label %kh
ke:
  %j2 = load i64, ptr %j
  %j3 = add i64 %j2, 1
  store i64 %j3, ptr %j
  br label %jh
je:
  %i2 = load i64, ptr %i
  %i3 = add i64 %i2, 1
  store i64 %i3, ptr %i
  br label %ih
ie:
  %r = load i64, ptr %s
  ret i64 %r
}

define i64 @main() {
  %r = call i64 @nested(i64 140)
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %r)
  ret i64 0
}
