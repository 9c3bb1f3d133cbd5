; A slot that is used only where the function does not start again any more is no hindrance.
; passes: tidy mem2reg tidy recurse tidy

declare void @make(ptr)
define void @insert(ptr %place, i32 %key) {
  %slot = alloca i32
  %node = load ptr, ptr %place
  %none = icmp eq ptr %node, null
  br i1 %none, label %new, label %below
below:
  call void @insert(ptr %node, i32 %key)
  ret void
new:
  store i32 %key, ptr %slot
  call void @make(ptr %slot)
  ret void
}
; expect:
; function @insert(i64, i32) {
;     slot0 = 4 align 4
;     sig0 = (i64)
;     callee0 = @make sig0
; block0(v0: i64, v1: i32):
;     jump block1(v0)
; block1(v2: i64):
;     v3 = load.i64 v2
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v3, v4
;     brif v5, block3, block2
; block2:
;     jump block1(v3)
; block3:
;     v6 = slot_addr slot0
;     store.i32 v1, v6
;     call callee0(v6) ; @make
;     return
; }
