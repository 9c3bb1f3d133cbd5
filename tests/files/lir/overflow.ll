; test: arithmetic with overflow bits, and saturating
; run: show lir
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i7, i1 } @llvm.ssub.with.overflow.i7(i7, i7)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i16 @llvm.ssub.sat.i16(i16, i16)
define i1 @sadd(i32 %a, i32 %b) {
  %1 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %2 = extractvalue { i32, i1 } %1, 1
  ret i1 %2
}
define i64 @usub(i64 %a, i64 %b) {
  %1 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  %2 = extractvalue { i64, i1 } %1, 0
  %3 = extractvalue { i64, i1 } %1, 1
  %4 = select i1 %3, i64 0, i64 %2
  ret i64 %4
}
define i1 @smul(i64 %a, i64 %b) {
  %1 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %2 = extractvalue { i64, i1 } %1, 1
  ret i1 %2
}
define i1 @umul(i32 %a, i32 %b) {
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %2 = extractvalue { i32, i1 } %1, 1
  ret i1 %2
}
define i1 @odd(i7 %a, i7 %b) {
  %1 = call { i7, i1 } @llvm.ssub.with.overflow.i7(i7 %a, i7 %b)
  %2 = extractvalue { i7, i1 } %1, 1
  ret i1 %2
}
define i8 @usat(i8 %a, i8 %b) {
  %1 = call i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  ret i8 %1
}
define i16 @ssat(i16 %a, i16 %b) {
  %1 = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
  ret i16 %1
}
; expect:
; function @sadd(i32, i32) -> i8 {
; block0(v0: i32, v1: i32):
;     v2 = add.i32 v0, v1
;     v3 = xor.i32 v0, v2
;     v4 = xor.i32 v1, v2
;     v5 = and.i32 v3, v4
;     v6 = iconst.i32 0
;     v7 = icmp.i32 slt v5, v6
;     return v7
; }
;
; function @usub(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = sub.i64 v0, v1
;     v3 = icmp.i64 ult v0, v1
;     v4 = iconst.i64 0
;     v5 = select.i64 v3, v4, v2
;     return v5
; }
;
; function @smul(i64, i64) -> i8 {
; block0(v0: i64, v1: i64):
;     v2 = mul.i64 v0, v1
;     v3 = smulhi.i64 v0, v1
;     v4 = iconst.i64 63
;     v5 = ashr.i64 v2, v4
;     v6 = icmp.i64 ne v3, v5
;     return v6
; }
;
; function @umul(i32, i32) -> i8 {
; block0(v0: i32, v1: i32):
;     v2 = uext.i64 v0
;     v3 = uext.i64 v1
;     v4 = mul.i64 v2, v3
;     v5 = trunc.i32 v4
;     v6 = uext.i64 v5
;     v7 = icmp.i64 ne v6, v4
;     return v7
; }
;
; function @odd(i8, i8) -> i8 {
; block0(v0: i8, v1: i8):
;     v2 = iconst.i8 127
;     v3 = and.i8 v0, v2
;     v4 = and.i8 v1, v2
;     v5 = iconst.i8 1
;     v6 = shl.i8 v3, v5
;     v7 = ashr.i8 v6, v5
;     v8 = shl.i8 v4, v5
;     v9 = ashr.i8 v8, v5
;     v10 = sub.i8 v7, v9
;     v11 = and.i8 v10, v2
;     v12 = shl.i8 v11, v5
;     v13 = ashr.i8 v12, v5
;     v14 = icmp.i8 ne v13, v10
;     return v14
; }
;
; function @usat(i8, i8) -> i8 {
; block0(v0: i8, v1: i8):
;     v2 = add.i8 v0, v1
;     v3 = icmp.i8 ult v2, v0
;     v4 = iconst.i8 -1
;     v5 = select.i8 v3, v4, v2
;     return v5
; }
;
; function @ssat(i16, i16) -> i16 {
; block0(v0: i16, v1: i16):
;     v2 = sub.i16 v0, v1
;     v3 = xor.i16 v0, v2
;     v4 = xor.i16 v1, v0
;     v5 = and.i16 v3, v4
;     v6 = iconst.i16 0
;     v7 = icmp.i16 slt v5, v6
;     v8 = icmp.i16 slt v0, v6
;     v9 = iconst.i16 32767
;     v10 = iconst.i16 -32768
;     v11 = select.i16 v8, v10, v9
;     v12 = select.i16 v7, v11, v2
;     return v12
; }
