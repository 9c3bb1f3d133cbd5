; test: integers of more than 64 bits are words; odd ones have a narrower last word
; run: show lir
define i128 @arith(i128 %a, i128 %b) {
  %x = add i128 %a, %b
  %y = sub i128 %x, 1
  %z = xor i128 %y, -1
  ret i128 %z
}
define i1 @compare(i128 %a, i128 %b, i72 %c) {
  %x = icmp eq i128 %a, %b
  %y = icmp slt i72 %c, -3
  %z = and i1 %x, %y
  ret i1 %z
}
define i64 @shift(i128 %a, i128 %n) {
  %x = lshr i128 %a, 64
  %y = shl i128 %x, 3
  %z = ashr i128 %y, %n
  %t = trunc i128 %z to i64
  ret i64 %t
}
define void @memory(ptr %p, i32 %x) {
  %a = load i104, ptr %p
  %b = zext i32 %x to i104
  %c = or i104 %a, %b
  store i104 %c, ptr %p
  %d = sext i32 %x to i168
  store i168 %d, ptr %p
  ret void
}
define i128 @product(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = mul i128 %x, %y
  %d = udiv i128 %m, 10
  ret i128 %d
}
define double @float(i128 %a) {
  %f = sitofp i128 %a to double
  %i = fptoui double %f to i128
  %g = uitofp i128 %i to double
  ret double %g
}
; expect:
; function @arith(i64 pair, i64 rest, i64 pair, i64 rest) -> i64, i64 {
; block0(v0: i64, v1: i64, v2: i64, v3: i64):
;     v4 = add.i64 v0, v2
;     v5 = icmp.i64 ult v4, v0
;     v6 = uext.i64 v5
;     v7 = add.i64 v1, v3
;     v8 = add.i64 v7, v6
;     v9 = iconst.i64 1
;     v10 = iconst.i64 0
;     v11 = sub.i64 v4, v9
;     v12 = icmp.i64 ult v4, v9
;     v13 = uext.i64 v12
;     v14 = sub.i64 v8, v10
;     v15 = sub.i64 v14, v13
;     v16 = iconst.i64 -1
;     v17 = xor.i64 v11, v16
;     v18 = xor.i64 v15, v16
;     return v17, v18
; }
;
; function @compare(i64 pair, i64 rest, i64 pair, i64 rest, i64 pair, i8 rest) -> i8 {
; block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i8):
;     v6 = iconst.i64 0
;     v7 = xor.i64 v0, v2
;     v8 = or.i64 v6, v7
;     v9 = xor.i64 v1, v3
;     v10 = or.i64 v8, v9
;     v11 = icmp.i64 eq v10, v6
;     v12 = uext.i64 v5
;     v13 = iconst.i64 -3
;     v14 = iconst.i8 -1
;     v15 = uext.i64 v14
;     v16 = iconst.i64 56
;     v17 = shl.i64 v12, v16
;     v18 = ashr.i64 v17, v16
;     v19 = shl.i64 v15, v16
;     v20 = ashr.i64 v19, v16
;     v21 = icmp.i64 ult v4, v13
;     v22 = icmp.i64 slt v18, v20
;     v23 = icmp.i64 eq v18, v20
;     v24 = select.i8 v23, v21, v22
;     v25 = and.i8 v11, v24
;     return v25
; }
;
; function @shift(i64 pair, i64 rest, i64 pair, i64 rest) -> i64 {
;     slot0 = 48 align 8
; block0(v0: i64, v1: i64, v2: i64, v3: i64):
;     v4 = iconst.i64 64
;     v5 = iconst.i64 0
;     v6 = iconst.i64 3
;     v7 = iconst.i64 61
;     v8 = shl.i64 v1, v6
;     v9 = lshr.i64 v5, v7
;     v10 = or.i64 v8, v9
;     v11 = shl.i64 v5, v6
;     v12 = lshr.i64 v1, v7
;     v13 = or.i64 v11, v12
;     v14 = iconst.i64 63
;     v15 = ashr.i64 v13, v14
;     v16 = slot_addr slot0
;     store.i64 v10, v16
;     store.i64 v13, v16 + 8
;     store.i64 v15, v16 + 16
;     store.i64 v15, v16 + 24
;     store.i64 v15, v16 + 32
;     store.i64 v15, v16 + 40
;     v17 = iconst.i64 6
;     v18 = lshr.i64 v2, v17
;     v19 = iconst.i64 1
;     v20 = and.i64 v18, v19
;     v21 = lea v16 + v20 * 8
;     v22 = and.i64 v2, v14
;     v23 = xor.i64 v22, v14
;     v24 = load.i64 v21
;     v25 = load.i64 v21 + 8
;     v26 = lshr.i64 v24, v22
;     v27 = shl.i64 v25, v19
;     v28 = shl.i64 v27, v23
;     v29 = or.i64 v26, v28
;     v30 = load.i64 v21 + 8
;     v31 = load.i64 v21 + 16
;     v32 = lshr.i64 v30, v22
;     v33 = shl.i64 v31, v19
;     v34 = shl.i64 v33, v23
;     v35 = or.i64 v32, v34
;     return v29
; }
;
; function @memory(i64, i32) {
; block0(v0: i64, v1: i32):
;     v2 = load.i64 v0
;     v3 = load.i32 v0 + 8
;     v4 = uext.i64 v3
;     v5 = load.i8 v0 + 12
;     v6 = uext.i64 v5
;     v7 = iconst.i64 32
;     v8 = shl.i64 v6, v7
;     v9 = or.i64 v4, v8
;     v10 = iconst.i64 1099511627775
;     v11 = and.i64 v9, v10
;     v12 = uext.i64 v1
;     v13 = iconst.i64 0
;     v14 = and.i64 v13, v10
;     v15 = or.i64 v2, v12
;     v16 = or.i64 v11, v14
;     v17 = and.i64 v16, v10
;     store.i64 v15, v0
;     v18 = trunc.i32 v17
;     store.i32 v18, v0 + 8
;     v19 = lshr.i64 v17, v7
;     v20 = trunc.i8 v19
;     store.i8 v20, v0 + 12
;     v21 = uext.i64 v1
;     v22 = shl.i64 v21, v7
;     v23 = ashr.i64 v22, v7
;     v24 = iconst.i64 63
;     v25 = ashr.i64 v23, v24
;     v26 = and.i64 v25, v10
;     store.i64 v23, v0
;     store.i64 v25, v0 + 8
;     v27 = trunc.i32 v26
;     store.i32 v27, v0 + 16
;     v28 = lshr.i64 v26, v7
;     v29 = trunc.i8 v28
;     store.i8 v29, v0 + 20
;     return
; }
;
; function @product(i64, i64) -> i64, i64 {
;     sig0 = (i64, i64, i64, i64) -> i64, i64
;     callee0 = %__udivti3 sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     v3 = mul.i64 v0, v1
;     v4 = umulhi.i64 v0, v1
;     v5 = mul.i64 v0, v2
;     v6 = mul.i64 v2, v1
;     v7 = add.i64 v4, v5
;     v8 = add.i64 v7, v6
;     v9 = iconst.i64 10
;     v10 = or.i64 v9, v2
;     v11 = icmp.i64 ne v10, v2
;     v12 = uext.i32 v11
;     v13 = iconst.i32 1
;     v14 = udiv.i32 v13, v12
;     v15, v16 = call callee0(v3, v8, v9, v2) ; %__udivti3
;     return v15, v16
; }
;
; function @float(i64 pair, i64 rest) -> f64 {
;     sig0 = (i64, i64) -> f64
;     sig1 = (f64) -> i64, i64
;     sig2 = (i64, i64) -> f64
;     callee0 = %__floattidf sig0
;     callee1 = %__fixunsdfti sig1
;     callee2 = %__floatuntidf sig2
; block0(v0: i64, v1: i64):
;     v2 = call callee0(v0, v1) ; %__floattidf
;     v3, v4 = call callee1(v2) ; %__fixunsdfti
;     v5 = call callee2(v3, v4) ; %__floatuntidf
;     return v5
; }
