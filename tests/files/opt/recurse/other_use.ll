; A call whose result is used otherwise stays.
; passes: tidy mem2reg tidy recurse tidy

define i64 @stays(i64 %n) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %n, 1
  %r = call i64 @stays(i64 %less)
  %rest = sub i64 %n, %r
  ret i64 %rest
ret:
  ret i64 0
}
; expect:
; function @stays(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @stays sig0
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block2, block1
; block1:
;     v3 = iconst.i64 1
;     v4 = sub.i64 v0, v3
;     v5 = call callee0(v4) ; @stays
;     v6 = sub.i64 v0, v5
;     return v6
; block2:
;     v7 = iconst.i64 0
;     return v7
; }
