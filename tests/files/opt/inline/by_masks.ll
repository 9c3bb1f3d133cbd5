; Lanes that are read and written by masks are instructions like others, and are inlined.
; passes: inline tidy
; vectors: avx2

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

define internal void @double(ptr %p, <4 x i32> %marks) {
  %mask = icmp slt <4 x i32> %marks, zeroinitializer
  %old = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %mask, <4 x i32> zeroinitializer)
  %new = add <4 x i32> %old, %old
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %new, ptr %p, i32 4, <4 x i1> %mask)
  ret void
}

define void @test(ptr %p, ptr %marks) {
  %m = load <4 x i32>, ptr %marks
  call void @double(ptr %p, <4 x i32> %m)
  ret void
}
; expect:
; function @double(i64, v128) {
; block0(v0: i64, v1: v128):
;     v2 = vconst 0x0
;     v3 = vsgt.i32x4 v2, v1, 0
;     v4 = load_masked.i32x4 v3, v0
;     v5 = vadd.i32x4 v4, v4, 0
;     store_masked.i32x4 v3, v5, v0
;     return
; }
;
; function @test(i64, i64) {
;     sig0 = (i64, v128)
;     callee0 = @double sig0
; block0(v0: i64, v1: i64):
;     v2 = load.v128 v1
;     v3 = vconst 0x0
;     v4 = vsgt.i32x4 v3, v2, 0
;     v5 = load_masked.i32x4 v4, v0
;     v6 = vadd.i32x4 v5, v5, 0
;     store_masked.i32x4 v4, v6, v0
;     return
; }
