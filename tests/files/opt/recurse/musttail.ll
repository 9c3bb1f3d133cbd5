; A tail call is a jump in any case.
; passes: tidy mem2reg tidy recurse tidy

define tailcc i64 @power(i64 %base, i64 %n, i64 %sofar) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %n, 1
  %product = mul i64 %sofar, %base
  %r = musttail call tailcc i64 @power(i64 %base, i64 %less, i64 %product)
  ret i64 %r
ret:
  ret i64 %sofar
}
; expect:
; function @power(i64, i64, i64) -> i64 tailcc {
; block0(v0: i64, v1: i64, v2: i64):
;     v6 = iconst.i64 0
;     v7 = icmp.i64 eq v1, v6
;     brif v7, block2(v2), block1(v1, v2)
; block1(v3: i64, v4: i64):
;     v8 = iconst.i64 1
;     v9 = sub.i64 v3, v8
;     v10 = mul.i64 v4, v0
;     v11 = iconst.i64 0
;     v12 = icmp.i64 eq v9, v11
;     brif v12, block2(v10), block1(v9, v10)
; block2(v5: i64):
;     return v5
; }
