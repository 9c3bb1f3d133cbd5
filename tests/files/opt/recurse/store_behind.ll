; What is stored behind the call is not the last thing any more.
; passes: tidy mem2reg tidy recurse tidy

define i64 @f(i64 %n, ptr %p) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %n, 1
  %r = call i64 @f(i64 %less, ptr %p)
  store i64 %n, ptr %p
  ret i64 %r
ret:
  ret i64 0
}
; expect:
; function @f(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @f sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block2, block1
; block1:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee0(v5, v1) ; @f
;     store.i64 v0, v1
;     return v6
; block2:
;     v7 = iconst.i64 0
;     return v7
; }
