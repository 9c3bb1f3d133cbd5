; test: structs and arrays as values are their scalar leaves
; run: show lir
%s = type { i64, { i8, [2 x i32] } }
define i32 @values(ptr %p, i1 %c) {
  %a = load %s, ptr %p
  %b = insertvalue %s %a, i8 3, 1, 0
  %d = insertvalue %s %b, [2 x i32] [i32 4, i32 5], 1, 1
  %e = select i1 %c, %s %a, %s %d
  store %s %e, ptr %p
  store %s zeroinitializer, ptr %p
  %f = extractvalue %s %e, 1, 1
  %g = extractvalue [2 x i32] %f, 1
  ret i32 %g
}
define { i64, double } @pair(i64 %a, double %b) {
  %x = insertvalue { i64, double } undef, i64 %a, 0
  %y = insertvalue { i64, double } %x, double %b, 1
  ret { i64, double } %y
}
define double @use(i1 %c) {
entry:
  %p = call { i64, double } @pair(i64 1, double 2.0)
  br i1 %c, label %out, label %other
other:
  %q = call { i64, double } @pair(i64 3, double 4.0)
  br label %out
out:
  %r = phi { i64, double } [ %p, %entry ], [ %q, %other ]
  %d = extractvalue { i64, double } %r, 1
  ret double %d
}
define [4 x i64] @memory(i64 %a) {
  %x = insertvalue [4 x i64] zeroinitializer, i64 %a, 1
  ret [4 x i64] %x
}
define i64 @from_memory() {
  %x = call [4 x i64] @memory(i64 7)
  %y = extractvalue [4 x i64] %x, 1
  ret i64 %y
}
define i64 @argument([2 x i64] %a, { i1, float } %b) {
  %x = extractvalue [2 x i64] %a, 1
  %y = call i64 @argument([2 x i64] [i64 1, i64 2], { i1, float } %b)
  %z = add i64 %x, %y
  ret i64 %z
}
; expect:
; function @values(i64, i8) -> i32 {
; block0(v0: i64, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     v4 = load.i64 v0
;     v5 = load.i8 v0 + 8
;     v6 = load.i32 v0 + 12
;     v7 = load.i32 v0 + 16
;     v8 = iconst.i8 3
;     v9 = select.i8 v3, v5, v8
;     v10 = iconst.i32 4
;     v11 = select.i32 v3, v6, v10
;     v12 = iconst.i32 5
;     v13 = select.i32 v3, v7, v12
;     store.i64 v4, v0
;     store.i8 v9, v0 + 8
;     store.i32 v11, v0 + 12
;     store.i32 v13, v0 + 16
;     v14 = iconst.i64 0
;     store.i64 v14, v0
;     v15 = iconst.i8 0
;     store.i8 v15, v0 + 8
;     v16 = iconst.i32 0
;     store.i32 v16, v0 + 12
;     store.i32 v16, v0 + 16
;     return v13
; }
;
; function @pair(i64, f64) -> i64, f64 {
; block0(v0: i64, v1: f64):
;     return v0, v1
; }
;
; function @use(i8) -> f64 {
;     sig0 = (i64, f64) -> i64, f64
;     callee0 = @pair sig0
; block0(v0: i8):
;     v3 = iconst.i8 1
;     v4 = and.i8 v0, v3
;     v5 = iconst.i64 1
;     v6 = fconst.f64 0x4000000000000000 ; 2.0
;     v7, v8 = call callee0(v5, v6) ; @pair
;     brif v4, block2(v7, v8), block1
; block1:
;     v9 = iconst.i64 3
;     v10 = fconst.f64 0x4010000000000000 ; 4.0
;     v11, v12 = call callee0(v9, v10) ; @pair
;     jump block2(v11, v12)
; block2(v1: i64, v2: f64):
;     return v2
; }
;
; function @memory(i64 sret, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     store.i64 v2, v0
;     store.i64 v1, v0 + 8
;     store.i64 v2, v0 + 16
;     store.i64 v2, v0 + 24
;     return v0
; }
;
; function @from_memory() -> i64 {
;     slot0 = 32 align 8
;     sig0 = (i64 sret, i64) -> i64
;     callee0 = @memory sig0
; block0:
;     v0 = slot_addr slot0
;     v1 = iconst.i64 7
;     v2 = call callee0(v0, v1) ; @memory
;     v3 = load.i64 v0
;     v4 = load.i64 v0 + 8
;     v5 = load.i64 v0 + 16
;     v6 = load.i64 v0 + 24
;     return v4
; }
;
; function @argument(i64, i64, i8, f32) -> i64 {
;     sig0 = (i64, i64, i8, f32) -> i64
;     callee0 = @argument sig0
; block0(v0: i64, v1: i64, v2: i8, v3: f32):
;     v4 = iconst.i8 1
;     v5 = and.i8 v2, v4
;     v6 = iconst.i64 1
;     v7 = iconst.i64 2
;     v8 = call callee0(v6, v7, v5, v3) ; @argument
;     v9 = add.i64 v1, v8
;     return v9
; }
