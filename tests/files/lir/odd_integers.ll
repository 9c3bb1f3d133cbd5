; test: integers that do not fill their type are kept zero-extended
; run: show lir
define i5 @arith(i5 %a, i5 %b) {
  %s = add i5 %a, %b
  %d = sdiv i5 %s, %b
  %u = udiv i5 %d, 3
  %h = ashr i5 %u, 1
  %x = xor i5 %h, -1
  ret i5 %x
}
define i1 @compare(i24 %a, i24 %b) {
  %s = icmp slt i24 %a, -5
  %u = icmp ult i24 %a, %b
  %r = and i1 %s, %u
  ret i1 %r
}
define i64 @extend(i1 %b, i24 %a, i33 %c) {
  %x = sext i1 %b to i64
  %y = sext i24 %a to i64
  %z = zext i33 %c to i64
  %w = sext i24 %a to i33
  %v = zext i33 %w to i64
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  %u = add i64 %t, %v
  ret i64 %u
}
define i24 @memory(ptr %p, i56 %v) {
  %a = load i24, ptr %p
  store i56 %v, ptr %p
  %b = load i1, ptr %p
  store i1 %b, ptr %p
  %t = trunc i56 %v to i24
  %r = add i24 %a, %t
  ret i24 %r
}
define i1 @bools(i1 zeroext %a, i64 %x) {
  %t = trunc i64 %x to i1
  %n = xor i1 %a, true
  %s = add i1 %t, %n
  ret i1 %s
}
; expect:
; function @arith(i8, i8) -> i8 {
; block0(v0: i8, v1: i8):
;     v2 = iconst.i8 31
;     v3 = and.i8 v0, v2
;     v4 = and.i8 v1, v2
;     v5 = add.i8 v3, v4
;     v6 = and.i8 v5, v2
;     v7 = iconst.i8 3
;     v8 = shl.i8 v6, v7
;     v9 = ashr.i8 v8, v7
;     v10 = shl.i8 v4, v7
;     v11 = ashr.i8 v10, v7
;     v12 = sdiv.i8 v9, v11
;     v13 = and.i8 v12, v2
;     v14 = udiv.i8 v13, v7
;     v15 = iconst.i8 1
;     v16 = shl.i8 v14, v7
;     v17 = ashr.i8 v16, v7
;     v18 = ashr.i8 v17, v15
;     v19 = and.i8 v18, v2
;     v20 = xor.i8 v19, v2
;     return v20
; }
;
; function @compare(i32, i32) -> i8 {
; block0(v0: i32, v1: i32):
;     v2 = iconst.i32 16777215
;     v3 = and.i32 v0, v2
;     v4 = and.i32 v1, v2
;     v5 = iconst.i32 16777211
;     v6 = iconst.i32 8
;     v7 = shl.i32 v3, v6
;     v8 = ashr.i32 v7, v6
;     v9 = iconst.i32 -5
;     v10 = icmp.i32 slt v8, v9
;     v11 = icmp.i32 ult v3, v4
;     v12 = and.i8 v10, v11
;     return v12
; }
;
; function @extend(i8, i32, i64) -> i64 {
; block0(v0: i8, v1: i32, v2: i64):
;     v3 = iconst.i8 1
;     v4 = and.i8 v0, v3
;     v5 = iconst.i32 16777215
;     v6 = and.i32 v1, v5
;     v7 = iconst.i64 8589934591
;     v8 = and.i64 v2, v7
;     v9 = uext.i64 v4
;     v10 = iconst.i64 0
;     v11 = sub.i64 v10, v9
;     v12 = iconst.i32 8
;     v13 = shl.i32 v6, v12
;     v14 = ashr.i32 v13, v12
;     v15 = sext.i64 v14
;     v16 = shl.i32 v6, v12
;     v17 = ashr.i32 v16, v12
;     v18 = sext.i64 v17
;     v19 = and.i64 v18, v7
;     v20 = add.i64 v11, v15
;     v21 = add.i64 v20, v8
;     v22 = add.i64 v21, v19
;     return v22
; }
;
; function @memory(i64, i64) -> i32 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 72057594037927935
;     v3 = and.i64 v1, v2
;     v4 = load.i16 v0
;     v5 = uext.i32 v4
;     v6 = load.i8 v0 + 2
;     v7 = uext.i32 v6
;     v8 = iconst.i32 16
;     v9 = shl.i32 v7, v8
;     v10 = or.i32 v5, v9
;     v11 = iconst.i32 16777215
;     v12 = and.i32 v10, v11
;     v13 = trunc.i32 v3
;     store.i32 v13, v0
;     v14 = iconst.i64 32
;     v15 = lshr.i64 v3, v14
;     v16 = trunc.i16 v15
;     store.i16 v16, v0 + 4
;     v17 = iconst.i64 48
;     v18 = lshr.i64 v3, v17
;     v19 = trunc.i8 v18
;     store.i8 v19, v0 + 6
;     v20 = load.i8 v0
;     v21 = iconst.i8 1
;     v22 = and.i8 v20, v21
;     store.i8 v22, v0
;     v23 = trunc.i32 v3
;     v24 = and.i32 v23, v11
;     v25 = add.i32 v12, v24
;     v26 = and.i32 v25, v11
;     return v26
; }
;
; function @bools(i32 zext, i64) -> i8 {
; block0(v0: i32, v1: i64):
;     v2 = trunc.i8 v0
;     v3 = trunc.i8 v1
;     v4 = iconst.i8 1
;     v5 = and.i8 v3, v4
;     v6 = xor.i8 v2, v4
;     v7 = add.i8 v5, v6
;     v8 = and.i8 v7, v4
;     return v8
; }
