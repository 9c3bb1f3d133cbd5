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
;     sig0 = (i64, i64, i64) -> i64 tailcc
;     callee0 = @power sig0
; block0(v0: i64, v1: i64, v2: i64):
;     jump block1(v1, v2)
; block1(v3: i64, v4: i64):
;     v5 = iconst.i64 0
;     v6 = icmp.i64 eq v3, v5
;     brif v6, block3, block2
; block2:
;     v7 = iconst.i64 1
;     v8 = sub.i64 v3, v7
;     v9 = mul.i64 v4, v0
;     jump block1(v8, v9)
; block3:
;     return v4
; }
