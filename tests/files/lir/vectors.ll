; test: vectors are in registers where LIR has the operations, else taken apart into their lanes
; run: show lir
define void @arith(ptr %p, ptr %q) {
  %a = load <2 x i32>, ptr %p
  %b = load <2 x i32>, ptr %q
  %c = add <2 x i32> %a, %b
  %d = mul <2 x i32> %c, <i32 3, i32 undef>
  %m = icmp sgt <2 x i32> %d, zeroinitializer
  %e = select <2 x i1> %m, <2 x i32> %d, <2 x i32> %b
  store <2 x i32> %e, ptr %p
  %bits = bitcast <2 x i1> %m to i2
  store i2 %bits, ptr %q
  ret void
}
define i16 @lanes(ptr %p, i32 %i) {
  %a = load <4 x i16>, ptr %p
  %b = shufflevector <4 x i16> %a, <4 x i16> poison, <2 x i32> <i32 3, i32 0>
  %c = extractelement <2 x i16> %b, i64 0
  %d = insertelement <2 x i16> %b, i16 %c, i32 1
  %e = extractelement <2 x i16> %d, i32 %i
  ret i16 %e
}
define i64 @cast(ptr %p) {
  %a = load <2 x float>, ptr %p
  %b = fptosi <2 x float> %a to <2 x i32>
  %c = bitcast <2 x i32> %b to i64
  ret i64 %c
}
declare <2 x i32> @llvm.abs.v2i32(<2 x i32>, i1)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
define i32 @intrinsics(ptr %p) {
  %a = load <2 x i32>, ptr %p
  %b = call <2 x i32> @llvm.abs.v2i32(<2 x i32> %a, i1 false)
  %c = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %b)
  ret i32 %c
}
; expect:
; function @arith(i64, i64) {
; block0(v0: i64, v1: i64):
;     v2 = load.i64 v0
;     v3 = vlow.i64x2 v2, 0
;     v4 = load.i64 v1
;     v5 = vlow.i64x2 v4, 0
;     v6 = vadd.i32x4 v3, v5, 0
;     v7 = vconst 0x3
;     v8 = vmul.i32x4 v6, v7, 0
;     v9 = vconst 0x0
;     v10 = vsgt.i32x4 v8, v9, 0
;     v11 = vselect.i8x16 v10, v8, v5
;     v12 = vextract.i64x2 v11, 0
;     store.i64 v12, v0
;     v13 = vshuffle.v128 v10, v10, 0x0f0e0d0c0b0a09080706050406050400
;     v14 = vsigns.i8x16 v13, 0
;     v15 = iconst.i32 3
;     v16 = and.i32 v14, v15
;     v17 = trunc.i8 v16
;     store.i8 v17, v1
;     return
; }
;
; function @lanes(i64, i32) -> i16 {
;     slot0 = 4 align 16
; block0(v0: i64, v1: i32):
;     v2 = load.i64 v0
;     v3 = vlow.i64x2 v2, 0
;     v4 = vshuffle.v128 v3, v3, 0x0f0e0d0c0b0a09080706050401000706
;     v5 = uext.i64 v1
;     v6 = vextract.i16x8 v4, 0
;     v7 = slot_addr slot0
;     store.i16 v6, v7
;     store.i16 v6, v7 + 2
;     v8 = iconst.i64 1
;     v9 = and.i64 v5, v8
;     v10 = lea v7 + v9 * 2
;     v11 = load.i16 v10
;     return v11
; }
;
; function @cast(i64) -> i64 {
; block0(v0: i64):
;     v1 = load.i64 v0
;     v2 = vlow.i64x2 v1, 0
;     v3 = vf_to_s.f32x4 v2, 0
;     v4 = vextract.i64x2 v3, 0
;     return v4
; }
;
; function @intrinsics(i64) -> i32 {
; block0(v0: i64):
;     v1 = load.i64 v0
;     v2 = vlow.i64x2 v1, 0
;     v3 = vabs.i32x4 v2, 0
;     v4 = vshuffle.v128 v3, v3, 0x0f0e0d0c0b0a09080706050407060504
;     v5 = vadd.i32x4 v3, v4, 0
;     v6 = vextract.i32x4 v5, 0
;     return v6
; }
