; test: a signature says by marks what its types do not: extensions, words that stay together, copies, the result's address, variable arguments
; run: show lir
declare i8 @narrow(i16 signext, i8 zeroext, i16)
declare x86_fp80 @long(x86_fp80, i64)
declare tailcc signext i16 @other(<2 x i128>)
define signext i8 @extensions(i8 signext %a, ptr %p) {
  %v = call zeroext i8 @narrow(i16 signext 1, i8 zeroext 2, i16 3)
  %w = call i32 %p(i8 signext %a)
  ret i8 %v
}
define i128 @together(i64 %a, i128 %b, i70 %c, <4 x i64> %d, <3 x i64> %e, { i64, i64 } %f) {
  ret i128 %b
}
define x86_fp80 @copies(x86_fp80 %a, ptr byval({ [3 x i64] }) align 32 %b, i64 %c) {
  %r = call x86_fp80 @long(x86_fp80 %a, i64 %c)
  ret x86_fp80 %r
}
define [5 x i64] @hidden(i64 %a) {
  ret [5 x i64] zeroinitializer
}
define tailcc signext i16 @tail(i64 %a) {
  %r = tail call tailcc signext i16 @other(<2 x i128> zeroinitializer)
  ret i16 %r
}
define i32 @variable(ptr %p, ...) {
  %r = musttail call i32 (ptr, ...) %p(ptr %p, ...)
  ret i32 %r
}
; expect:
; function @extensions(i32 sext, i64) -> i32 sext {
;     sig0 = (i32 sext, i32 zext, i16) -> i32 zext
;     sig1 = (i32 sext) -> i32
;     callee0 = @narrow sig0
; block0(v0: i32, v1: i64):
;     v2 = trunc.i8 v0
;     v3 = iconst.i16 1
;     v4 = sext.i32 v3
;     v5 = iconst.i8 2
;     v6 = uext.i32 v5
;     v7 = iconst.i16 3
;     v8 = call callee0(v4, v6, v7) ; @narrow
;     v9 = trunc.i8 v8
;     v10 = sext.i32 v2
;     v11 = call_indirect sig1 v1(v10)
;     v12 = sext.i32 v9
;     return v12
; }
;
; function @together(i64, i64 pair, i64 rest, i64 pair, i8 rest, v128, v128, i64 split, i64, i64, i64, i64) -> i64, i64 {
; block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i8, v5: v128, v6: v128, v7: i64, v8: i64, v9: i64, v10: i64, v11: i64):
;     v12 = iconst.i8 63
;     v13 = and.i8 v4, v12
;     return v1, v2
; }
;
; function @copies(i64 memory 16, i16 rest, i64 memory 32, i64 rest, i64 rest, i64) {
;     slot0 = 24 align 32
;     slot1 = 16 align 16
;     slot2 = 16 align 16
;     sig0 = (i64 memory 16, i16 rest, i64)
;     callee0 = @long sig0
; block0(v0: i64, v1: i16, v2: i64, v3: i64, v4: i64, v5: i64):
;     v6 = slot_addr slot0
;     store.i64 v2, v6
;     store.i64 v3, v6 + 8
;     store.i64 v4, v6 + 16
;     v7 = slot_addr slot1
;     call callee0(v0, v1, v5) ; @long
;     x87_pop v7
;     v8 = load.i64 v7
;     v9 = load.i16 v7 + 8
;     v10 = slot_addr slot2
;     store.i64 v8, v10
;     store.i16 v9, v10 + 8
;     x87_push v10
;     return
; }
;
; function @hidden(i64 sret, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     store.i64 v2, v0
;     store.i64 v2, v0 + 8
;     store.i64 v2, v0 + 16
;     store.i64 v2, v0 + 24
;     store.i64 v2, v0 + 32
;     return v0
; }
;
; function @tail(i64) -> i32 sext tailcc {
;     sig0 = (i64, i64, i64, i64) -> i32 sext tailcc
;     callee0 = @other sig0
; block0(v0: i64):
;     v1 = iconst.i64 0
;     tail_call callee0(v1, v1, v1, v1) ; @other
; }
;
; function @variable(i64, i64, i64, i64, i64, i64, v128, v128, v128, v128, v128, v128, v128, v128, i64 variable) -> i32 {
;     slot0 = 176 align 16
;     sig0 = (i64, i64, i64, i64, i64, i64, v128, v128, v128, v128, v128, v128, v128, v128, i64 variable, ...) -> i32
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
;     tail_call_indirect sig0 v0(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14)
; }
