; Vectors and atomic accesses hinder nothing, nor does the name that a function goes by.
; passes: inline tidy

define internal i64 @count(ptr %p) {
  %old = atomicrmw add ptr %p, i64 1 seq_cst
  ret i64 %old
}

@also = internal alias i64 (ptr), ptr @count

define internal <4 x i32> @sum(<4 x i32> %a, <4 x i32> %b) {
  %s = add <4 x i32> %a, %b
  ret <4 x i32> %s
}

define i64 @twice(ptr %p) {
  %a = call i64 @count(ptr %p)
  %b = call i64 @also(ptr %p)
  ret i64 %b
}

define <4 x i32> @three(<4 x i32> %a) {
  %b = call <4 x i32> @sum(<4 x i32> %a, <4 x i32> %a)
  %c = call <4 x i32> @sum(<4 x i32> %b, <4 x i32> %a)
  ret <4 x i32> %c
}
; expect:
; function @count(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 1
;     v2 = atomic_rmw.i64 add v1, v0
;     return v2
; }
;
; function @sum(v128, v128) -> v128 {
; block0(v0: v128, v1: v128):
;     v2 = vadd.i32x4 v0, v1, 0
;     return v2
; }
;
; function @twice(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @count sig0
; block0(v0: i64):
;     v1 = iconst.i64 1
;     v2 = atomic_rmw.i64 add v1, v0
;     v3 = iconst.i64 1
;     v4 = atomic_rmw.i64 add v3, v0
;     return v4
; }
;
; function @three(v128) -> v128 {
;     sig0 = (v128, v128) -> v128
;     callee0 = @sum sig0
; block0(v0: v128):
;     v1 = vadd.i32x4 v0, v0, 0
;     v2 = vadd.i32x4 v1, v0, 0
;     return v2
; }
