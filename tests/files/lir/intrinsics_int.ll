; test: integer intrinsics
; run: show lir
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i8 @llvm.umin.i8(i8, i8)
declare i64 @llvm.ctpop.i64(i64)
declare i12 @llvm.cttz.i12(i12, i1)
declare i12 @llvm.ctlz.i12(i12, i1)
declare i48 @llvm.bswap.i48(i48)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i8 @llvm.bitreverse.i8(i8)
declare i64 @llvm.expect.i64(i64, i64)
declare i32 @llvm.scmp.i32.i64(i64, i64)
define i32 @minmax(i32 %a, i64 %b, i8 %c) {
  %1 = call i32 @llvm.abs.i32(i32 %a, i1 false)
  %2 = call i64 @llvm.smax.i64(i64 %b, i64 7)
  %3 = call i8 @llvm.umin.i8(i8 %c, i8 %c)
  %4 = call i32 @llvm.scmp.i32.i64(i64 %2, i64 %b)
  %5 = add i32 %1, %4
  ret i32 %5
}
define i64 @bits(i64 %a, i12 %b, i48 %c) {
  %1 = call i64 @llvm.ctpop.i64(i64 %a)
  %2 = call i12 @llvm.cttz.i12(i12 %b, i1 false)
  %3 = call i12 @llvm.ctlz.i12(i12 %2, i1 true)
  %4 = call i48 @llvm.bswap.i48(i48 %c)
  %5 = call i64 @llvm.expect.i64(i64 %1, i64 0)
  ret i64 %5
}
define i32 @shifts(i32 %a, i32 %b, i32 %c) {
  %1 = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %c)
  %2 = call i32 @llvm.fshl.i32(i32 %1, i32 %b, i32 %c)
  ret i32 %2
}
define i8 @reverse(i8 %a) {
  %1 = call i8 @llvm.bitreverse.i8(i8 %a)
  ret i8 %1
}
; expect:
; function @minmax(i32, i64, i8) -> i32 {
; block0(v0: i32, v1: i64, v2: i8):
;     v3 = iconst.i32 0
;     v4 = sub.i32 v3, v0
;     v5 = icmp.i32 slt v0, v3
;     v6 = select.i32 v5, v4, v0
;     v7 = iconst.i64 7
;     v8 = icmp.i64 sgt v1, v7
;     v9 = select.i64 v8, v1, v7
;     v10 = icmp.i8 ult v2, v2
;     v11 = icmp.i64 slt v9, v1
;     v12 = icmp.i64 sgt v9, v1
;     v13 = sub.i8 v12, v11
;     v14 = sext.i32 v13
;     v15 = add.i32 v6, v14
;     return v15
; }
;
; function @bits(i64, i16, i64) -> i64 {
; block0(v0: i64, v1: i16, v2: i64):
;     v3 = iconst.i16 4095
;     v4 = and.i16 v1, v3
;     v5 = iconst.i64 281474976710655
;     v6 = and.i64 v2, v5
;     v7 = popcnt.i64 v0
;     v8 = iconst.i16 4096
;     v9 = or.i16 v4, v8
;     v10 = ctz.i16 v9
;     v11 = clz.i16 v10
;     v12 = iconst.i16 4
;     v13 = sub.i16 v11, v12
;     v14 = bswap.i64 v6
;     v15 = iconst.i64 16
;     v16 = lshr.i64 v14, v15
;     return v7
; }
;
; function @shifts(i32, i32, i32) -> i32 {
; block0(v0: i32, v1: i32, v2: i32):
;     v3 = rotl.i32 v0, v2
;     v4 = iconst.i32 -1
;     v5 = xor.i32 v2, v4
;     v6 = iconst.i32 1
;     v7 = lshr.i32 v1, v6
;     v8 = shl.i32 v3, v2
;     v9 = lshr.i32 v7, v5
;     v10 = or.i32 v8, v9
;     return v10
; }
;
; function @reverse(i8) -> i8 {
; block0(v0: i8):
;     v1 = iconst.i8 1
;     v2 = iconst.i8 85
;     v3 = lshr.i8 v0, v1
;     v4 = and.i8 v3, v2
;     v5 = and.i8 v0, v2
;     v6 = shl.i8 v5, v1
;     v7 = or.i8 v4, v6
;     v8 = iconst.i8 2
;     v9 = iconst.i8 51
;     v10 = lshr.i8 v7, v8
;     v11 = and.i8 v10, v9
;     v12 = and.i8 v7, v9
;     v13 = shl.i8 v12, v8
;     v14 = or.i8 v11, v13
;     v15 = iconst.i8 4
;     v16 = iconst.i8 15
;     v17 = lshr.i8 v14, v15
;     v18 = and.i8 v17, v16
;     v19 = and.i8 v14, v16
;     v20 = shl.i8 v19, v15
;     v21 = or.i8 v18, v20
;     return v21
; }
