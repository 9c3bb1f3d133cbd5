; test: vectors are taken apart into their lanes
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
;     v2 = load.i32 v0
;     v3 = load.i32 v0 + 4
;     v4 = load.i32 v1
;     v5 = load.i32 v1 + 4
;     v6 = add.i32 v2, v4
;     v7 = add.i32 v3, v5
;     v8 = iconst.i32 3
;     v9 = iconst.i32 0
;     v10 = mul.i32 v6, v8
;     v11 = mul.i32 v7, v9
;     v12 = icmp.i32 sgt v10, v9
;     v13 = icmp.i32 sgt v11, v9
;     v14 = select.i32 v12, v10, v4
;     v15 = select.i32 v13, v11, v5
;     store.i32 v14, v0
;     store.i32 v15, v0 + 4
;     v16 = iconst.i64 0
;     v17 = uext.i64 v12
;     v18 = uext.i64 v13
;     v19 = iconst.i64 1
;     v20 = shl.i64 v18, v19
;     v21 = or.i64 v17, v20
;     v22 = trunc.i8 v21
;     v23 = iconst.i8 3
;     v24 = and.i8 v22, v23
;     store.i8 v24, v1
;     return
; }
;
; function @lanes(i64, i32) -> i16 {
;     slot0 = 4 align 16
; block0(v0: i64, v1: i32):
;     v2 = load.i16 v0
;     v3 = load.i16 v0 + 2
;     v4 = load.i16 v0 + 4
;     v5 = load.i16 v0 + 6
;     v6 = slot_addr slot0
;     store.i16 v5, v6
;     store.i16 v5, v6 + 2
;     v7 = uext.i64 v1
;     v8 = iconst.i64 1
;     v9 = and.i64 v7, v8
;     v10 = lea v6 + v9 * 2
;     v11 = load.i16 v10
;     return v11
; }
;
; function @cast(i64) -> i64 {
;     slot0 = 8 align 16
; block0(v0: i64):
;     v1 = load.f32 v0
;     v2 = load.f32 v0 + 4
;     v3 = f_to_s.i32 v1
;     v4 = f_to_s.i32 v2
;     v5 = slot_addr slot0
;     store.i32 v3, v5
;     store.i32 v4, v5 + 4
;     v6 = load.i64 v5
;     return v6
; }
;
; function @intrinsics(i64) -> i32 {
; block0(v0: i64):
;     v1 = load.i32 v0
;     v2 = load.i32 v0 + 4
;     v3 = iconst.i32 0
;     v4 = sub.i32 v3, v1
;     v5 = icmp.i32 slt v1, v3
;     v6 = select.i32 v5, v4, v1
;     v7 = sub.i32 v3, v2
;     v8 = icmp.i32 slt v2, v3
;     v9 = select.i32 v8, v7, v2
;     v10 = add.i32 v6, v9
;     return v10
; }
