; test: vectors of 32 bytes are values of 256 bits, wider ones several; shuffles are of both halves where they can be
; run: show lir
define void @arith(ptr %p, ptr %q) {
  %a = load <8 x i32>, ptr %p
  %b = load <16 x i16>, ptr %q
  %c = mul <8 x i32> %a, <i32 3, i32 3, i32 3, i32 3, i32 4, i32 4, i32 4, i32 4>
  %m = icmp sgt <8 x i32> %c, zeroinitializer
  %d = select <8 x i1> %m, <8 x i32> %a, <8 x i32> %c
  %e = trunc <8 x i32> %d to <8 x i16>
  store <8 x i16> %e, ptr %p
  %f = sext <16 x i16> %b to <16 x i32>
  store <16 x i32> %f, ptr %q
  ret void
}
define <8 x i32> @shuffles(<8 x i32> %x, ptr %p) {
  %a = load <8 x i32>, ptr %p
  %b = shufflevector <8 x i32> %a, <8 x i32> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %c = shufflevector <8 x i32> %b, <8 x i32> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %d = shufflevector <8 x i32> %c, <8 x i32> %x, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  ret <8 x i32> %d
}
define double @lanes(ptr %p, double %y) {
  %a = load <4 x double>, ptr %p
  %b = insertelement <4 x double> %a, double %y, i32 2
  %c = fadd <4 x double> %a, %b
  %d = extractelement <4 x double> %c, i32 3
  ret double %d
}
; expect:
; function @arith(i64, i64) {
; block0(v0: i64, v1: i64):
;     v2 = load.v256 v0
;     v3 = load.v256 v1
;     v4 = vconst 0x3000000030000000300000003
;     v5 = vconst 0x4000000040000000400000004
;     v6 = vjoin.i64x4 v4, v5, 0
;     v7 = vmul.i32x8 v2, v6, 0
;     v8 = vconst 0x0
;     v9 = vjoin.i64x4 v8, v8, 0
;     v10 = vsgt.i32x8 v7, v9, 0
;     v11 = vselect.i8x32 v10, v2, v7
;     v12 = vhalf.i64x4 v11, 0
;     v13 = vhalf.i64x4 v11, 1
;     v14 = vshuffle.v128 v12, v13, 0x1d1c1918151411100d0c090805040100
;     store.v128 v14, v0
;     v15 = vhalf.i64x4 v3, 0
;     v16 = vsext.i32x8 v15, 2
;     v17 = vhalf.i64x4 v3, 1
;     v18 = vsext.i32x8 v17, 2
;     store.v256 v16, v1
;     store.v256 v18, v1 + 32
;     return
; }
;
; function @shuffles(v128, v128, i64) -> v128, v128 {
; block0(v0: v128, v1: v128, v2: i64):
;     v3 = load.v256 v2
;     v4 = vshuffle.v256 v3, v3, 0x0b0a09080f0e0d0c0302010007060504
;     v5 = vpermute.i64x4 v4, 78
;     v6 = vhalf.i64x4 v5, 0
;     v7 = vshuffle.v128 v6, v0, 0x17161514070605041312111003020100
;     v8 = vshuffle.v128 v6, v0, 0x1f1e1d1c0f0e0d0c1b1a19180b0a0908
;     v9 = vjoin.i64x4 v7, v8, 0
;     v10 = vhalf.i64x4 v9, 0
;     v11 = vhalf.i64x4 v9, 1
;     return v10, v11
; }
;
; function @lanes(i64, f64) -> f64 {
; block0(v0: i64, v1: f64):
;     v2 = load.v256 v0
;     v3 = vhalf.i64x4 v2, 0
;     v4 = vhalf.i64x4 v2, 1
;     v5 = vinsert.f64x2 v4, v1, 0
;     v6 = vjoin.i64x4 v3, v5, 0
;     v7 = vfadd.f64x4 v2, v6, 0
;     v8 = vextract.f64x4 v7, 3
;     return v8
; }
