; test: fixed allocas are slots; loads and stores take constant offsets
; run: show lir
%pair = type { i64, i32, [4 x i16] }
define i16 @f(i64 %x) {
  %a = alloca i64
  %s = alloca %pair, align 16
  %arr = alloca i32, i32 10
  store i64 %x, ptr %a
  %p = getelementptr %pair, ptr %s, i64 0, i32 2, i64 3
  store i16 7, ptr %p
  %q = getelementptr i32, ptr %arr, i64 -1
  %q1 = getelementptr i32, ptr %q, i64 4
  store i32 5, ptr %q1
  %r = load i16, ptr %p
  ret i16 %r
}
define ptr @escape(i64 %n) {
  %a = alloca [3 x i64]
  %p = getelementptr [3 x i64], ptr %a, i64 0, i64 2
  call void @use(ptr %a, ptr %p)
  call void @use(ptr %a, ptr %p)
  ret ptr %p
}
declare void @use(ptr, ptr)
; expect:
; function @f(i64) -> i16 {
;     slot0 = 8 align 8
;     slot1 = 24 align 16
;     slot2 = 40 align 4
; block0(v0: i64):
;     v1 = slot_addr slot0
;     store.i64 v0, v1
;     v2 = iconst.i16 7
;     v3 = slot_addr slot1
;     store.i16 v2, v3 + 18
;     v4 = iconst.i32 5
;     v5 = slot_addr slot2
;     store.i32 v4, v5 + 12
;     v6 = load.i16 v3 + 18
;     return v6
; }
;
; function @escape(i64) -> i64 {
;     slot0 = 24 align 8
;     sig0 = (i64, i64)
;     callee0 = @use sig0
; block0(v0: i64):
;     v1 = slot_addr slot0
;     v2 = slot_addr slot0 + 16
;     call callee0(v1, v2) ; @use
;     call callee0(v1, v2) ; @use
;     return v2
; }
