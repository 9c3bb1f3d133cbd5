; test: calls, comparisons and branches of the factorial
; run: show lir
define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}

define i64 @main() {
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
; expect:
; function @fac(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @fac sig0
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 sle v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i64 1
;     return v3
; block2:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee0(v5) ; @fac
;     v7 = mul.i64 v0, v6
;     return v7
; }
;
; function @main() -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @fac sig0
; block0:
;     v0 = iconst.i64 6
;     v1 = call callee0(v0) ; @fac
;     return v1
; }
