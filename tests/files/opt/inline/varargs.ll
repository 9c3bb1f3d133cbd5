; A call of a function with variable arguments stays.
; passes: inline tidy

define internal i64 @first(i64 %x, ...) {
  ret i64 %x
}

define i64 @f(i64 %x) {
  %y = call i64 (i64, ...) @first(i64 %x, i64 5)
  ret i64 %y
}
; expect:
; function @first(i64, i64, i64, i64, i64, i64, v128, v128, v128, v128, v128, v128, v128, v128, i64 variable) -> i64 {
;     slot0 = 176 align 16
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
;     return v0
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @first sig0
; block0(v0: i64):
;     v1 = iconst.i64 5
;     v2 = call callee0(v0, v1) ; @first
;     return v2
; }
