; What its result is multiplied by goes round as a product.
; passes: tidy mem2reg tidy recurse tidy

define i64 @fac(i64 %n) {
  %end = icmp ult i64 %n, 2
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %n, 1
  %r = call i64 @fac(i64 %less)
  %p = mul i64 %r, %n
  ret i64 %p
ret:
  ret i64 1
}
; expect:
; function @fac(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @fac sig0
; block0(v0: i64):
;     v3 = iconst.i64 1
;     jump block3(v0, v3)
; block3(v1: i64, v2: i64):
;     v4 = iconst.i64 2
;     v5 = icmp.i64 ult v1, v4
;     brif v5, block2, block1
; block1:
;     v6 = iconst.i64 1
;     v7 = sub.i64 v1, v6
;     v8 = mul.i64 v2, v1
;     jump block3(v7, v8)
; block2:
;     v9 = iconst.i64 1
;     v10 = mul.i64 v9, v2
;     return v10
; }
