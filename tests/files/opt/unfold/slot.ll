; Each level has a slot of its own, as long as there is room for them in the frame: for two of this size.
; passes: tidy unfold tidy

declare void @use(ptr)

define i64 @down(i64 %n) {
  %p = alloca [128 x i8]
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  call void @use(ptr %p)
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64) -> i64 {
;     slot0 = 128 align 1
;     slot1 = 128 align 1
;     sig0 = (i64)
;     sig1 = (i64) -> i64
;     sig2 = (i64)
;     sig3 = (i64) -> i64
;     callee0 = @use sig0
;     callee1 = @down sig1
;     callee2 = @use sig2
;     callee3 = @down sig3
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block1, block2
; block2:
;     v3 = slot_addr slot0
;     call callee0(v3) ; @use
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v7 = iconst.i64 0
;     v8 = icmp.i64 eq v5, v7
;     brif v8, block5, block4
; block4:
;     v9 = slot_addr slot1
;     call callee2(v9) ; @use
;     v10 = iconst.i64 1
;     v11 = sub.i64 v5, v10
;     v12 = call callee3(v11) ; @down
;     v13 = sub.i64 v5, v12
;     jump block3(v13)
; block5:
;     v14 = iconst.i64 1
;     jump block3(v14)
; block3(v6: i64):
;     v15 = sub.i64 v0, v6
;     return v15
; block1:
;     v16 = iconst.i64 1
;     return v16
; }
