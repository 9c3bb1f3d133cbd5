; A slot whose address is kept is the frame of one call: that stays.
; passes: tidy mem2reg tidy recurse tidy

declare void @use(ptr)

define i64 @f(i64 %n) {
  %x = alloca i64
  store i64 %n, ptr %x
  call void @use(ptr %x)
  %v = load i64, ptr %x
  %end = icmp eq i64 %v, 0
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %v, 1
  %r = call i64 @f(i64 %less)
  ret i64 %r
ret:
  ret i64 0
}
; expect:
; function @f(i64) -> i64 {
;     slot0 = 8 align 8
;     sig0 = (i64)
;     sig1 = (i64) -> i64
;     callee0 = @use sig0
;     callee1 = @f sig1
; block0(v0: i64):
;     v1 = slot_addr slot0
;     store.i64 v0, v1
;     call callee0(v1) ; @use
;     v2 = load.i64 v1
;     v3 = iconst.i64 0
;     v4 = icmp.i64 eq v2, v3
;     brif v4, block2, block1
; block1:
;     v5 = iconst.i64 1
;     v6 = sub.i64 v2, v5
;     v7 = call callee1(v6) ; @f
;     return v7
; block2:
;     v8 = iconst.i64 0
;     return v8
; }
