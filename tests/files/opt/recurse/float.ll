; Floats are not added in another order.
; passes: tidy mem2reg tidy recurse tidy

define double @sum(ptr %p, i64 %n) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %n, 1
  %q = getelementptr double, ptr %p, i64 %less
  %v = load double, ptr %q
  %r = call double @sum(ptr %p, i64 %less)
  %s = fadd double %r, %v
  ret double %s
ret:
  ret double 0.0
}
; expect:
; function @sum(i64, i64) -> f64 {
;     sig0 = (i64, i64) -> f64
;     callee0 = @sum sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v1, v2
;     brif v3, block2, block1
; block1:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v1, v4
;     v6 = lea v0 + v5 * 8
;     v7 = load.f64 v6
;     v8 = call callee0(v0, v5) ; @sum
;     v9 = fadd.f64 v8, v7
;     return v9
; block2:
;     v10 = fconst.f64 0x0 ; 0.0
;     return v10
; }
