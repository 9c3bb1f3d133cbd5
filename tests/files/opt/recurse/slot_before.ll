; Whoever got the address of a slot may have it while the function that is called has a slot of its own.
; passes: tidy mem2reg tidy recurse tidy

declare void @make(ptr)
define void @insert(ptr %place, i32 %key) {
  %slot = alloca i32
  store i32 %key, ptr %slot
  call void @make(ptr %slot)
  %node = load ptr, ptr %place
  %none = icmp eq ptr %node, null
  br i1 %none, label %new, label %below
below:
  call void @insert(ptr %node, i32 %key)
  ret void
new:
  ret void
}
; expect:
; function @insert(i64, i32) {
;     slot0 = 4 align 4
;     sig0 = (i64)
;     sig1 = (i64, i32)
;     callee0 = @make sig0
;     callee1 = @insert sig1
; block0(v0: i64, v1: i32):
;     v2 = slot_addr slot0
;     store.i32 v1, v2
;     call callee0(v2) ; @make
;     v3 = load.i64 v0
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v3, v4
;     brif v5, block2, block1
; block1:
;     call callee1(v3, v1) ; @insert
;     return
; block2:
;     return
; }
