; A function with variable arguments finds them in its own frame.
; passes: tidy unfold tidy

define i64 @down(i64 %n, ...) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %r = call i64 (i64, ...) @down(i64 %m, i64 7)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64, i64, i64, i64, i64, i64, v128, v128, v128, v128, v128, v128, v128, v128, i64 variable) -> i64 {
;     slot0 = 176 align 16
;     sig0 = (i64, i64) -> i64
;     callee0 = @down sig0
; block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i64, v6: v128, v7: v128, v8: v128, v9: v128, v10: v128, v11: v128, v12: v128, v13: v128, v14: i64):
;     v15 = slot_addr slot0
;     store.i64 v1, v15 + 8
;     store.i64 v2, v15 + 16
;     store.i64 v3, v15 + 24
;     store.i64 v4, v15 + 32
;     store.i64 v5, v15 + 40
;     store.v128 v6, v15 + 48
;     store.v128 v7, v15 + 64
;     store.v128 v8, v15 + 80
;     store.v128 v9, v15 + 96
;     store.v128 v10, v15 + 112
;     store.v128 v11, v15 + 128
;     store.v128 v12, v15 + 144
;     store.v128 v13, v15 + 160
;     v16 = iconst.i64 0
;     v17 = icmp.i64 eq v0, v16
;     brif v17, block1, block2
; block1:
;     v18 = iconst.i64 1
;     return v18
; block2:
;     v19 = iconst.i64 1
;     v20 = sub.i64 v0, v19
;     v21 = iconst.i64 7
;     v22 = call callee0(v20, v21) ; @down
;     v23 = sub.i64 v0, v22
;     return v23
; }
