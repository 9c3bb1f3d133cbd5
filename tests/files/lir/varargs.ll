; test: a function with variable arguments saves the argument registers and finds the stack's
; run: show lir
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i32 @first(double %a, ptr %b, i8 %c, ...) {
  %list = alloca { i32, i32, ptr, ptr }
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %v
}
; expect:
; function @first(f64, i64, i8, i64, i64, i64, i64, v128, v128, v128, v128, v128, v128, v128, i64 variable) -> i32 {
;     slot0 = 176 align 16
;     slot1 = 24 align 8
; block0(v0: f64, v1: i64, v2: i8, v3: i64, v4: i64, v5: i64, v6: i64, v7: v128, v8: v128, v9: v128, v10: v128, v11: v128, v12: v128, v13: v128, v14: i64):
;     v15 = slot_addr slot0
;     store.i64 v3, v15 + 16
;     store.i64 v4, v15 + 24
;     store.i64 v5, v15 + 32
;     store.i64 v6, v15 + 40
;     store.v128 v7, v15 + 64
;     store.v128 v8, v15 + 80
;     store.v128 v9, v15 + 96
;     store.v128 v10, v15 + 112
;     store.v128 v11, v15 + 128
;     store.v128 v12, v15 + 144
;     store.v128 v13, v15 + 160
;     v16 = slot_addr slot1
;     v17 = iconst.i32 16
;     v18 = iconst.i32 64
;     store.i32 v17, v16
;     store.i32 v18, v16 + 4
;     store.i64 v14, v16 + 8
;     store.i64 v15, v16 + 16
;     v19 = load.i64 v16 + 8
;     v20 = iconst.i64 8
;     v21 = add.i64 v19, v20
;     v22 = load.i32 v16
;     v23 = load.i64 v16 + 16
;     v24 = iconst.i32 40
;     v25 = icmp.i32 ule v22, v24
;     v26 = uext.i64 v22
;     v27 = add.i64 v23, v26
;     v28 = select.i64 v25, v27, v19
;     v29 = iconst.i32 8
;     v30 = add.i32 v22, v29
;     v31 = select.i32 v25, v30, v22
;     store.i32 v31, v16
;     v32 = select.i64 v25, v19, v21
;     store.i64 v32, v16 + 8
;     v33 = load.i32 v28
;     return v33
; }
