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
; block0(v0: i64):
;     v4 = iconst.i64 1
;     v5 = iconst.i64 2
;     v6 = icmp.i64 ult v0, v5
;     brif v6, block2(v4), block1(v0, v4)
; block1(v1: i64, v2: i64):
;     v7 = iconst.i64 1
;     v8 = sub.i64 v1, v7
;     v9 = mul.i64 v2, v1
;     v10 = iconst.i64 2
;     v11 = icmp.i64 ult v8, v10
;     brif v11, block2(v9), block1(v8, v9)
; block2(v3: i64):
;     v12 = iconst.i64 1
;     v13 = mul.i64 v12, v3
;     return v13
; }
