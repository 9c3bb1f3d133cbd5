; test: copies and fills: short ones as loads and stores, others by the runtime
; run: show lir
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
define void @short(ptr %p, ptr %q) {
  %a = alloca [15 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %q, i64 15, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 -1, i64 9, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 0, i1 false)
  ret void
}
define void @long(i8* %p, i8* %q, i32 %n, i8 %b, i64 %m) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %p, i8* %q, i64 1000, i32 8, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %q, i32 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 %m, i1 false)
  ret void
}
; expect:
; function @short(i64, i64) {
;     slot0 = 15 align 1
; block0(v0: i64, v1: i64):
;     v2 = slot_addr slot0
;     v3 = load.i64 v1
;     v4 = load.i32 v1 + 8
;     v5 = load.i16 v1 + 12
;     v6 = load.i8 v1 + 14
;     store.i64 v3, v2
;     store.i32 v4, v2 + 8
;     store.i16 v5, v2 + 12
;     store.i8 v6, v2 + 14
;     v7 = iconst.i64 -1
;     store.i64 v7, v2
;     v8 = iconst.i8 -1
;     store.i8 v8, v2 + 8
;     return
; }
;
; function @long(i64, i64, i32, i8, i64) {
;     sig0 = (i64, i64, i64) -> i64
;     sig1 = (i64, i64, i64) -> i64
;     sig2 = (i64, i32, i64) -> i64
;     callee0 = %memcpy sig0
;     callee1 = %memmove sig1
;     callee2 = %memset sig2
; block0(v0: i64, v1: i64, v2: i32, v3: i8, v4: i64):
;     v5 = iconst.i64 1000
;     v6 = call callee0(v0, v1, v5) ; %memcpy
;     v7 = uext.i64 v2
;     v8 = call callee1(v0, v1, v7) ; %memmove
;     v9 = uext.i32 v3
;     v10 = call callee2(v0, v9, v4) ; %memset
;     return
; }
