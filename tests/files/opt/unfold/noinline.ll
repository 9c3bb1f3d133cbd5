; One whose author forbids it keeps its calls.
; passes: tidy unfold tidy

define i64 @down(i64 %n) noinline {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @down sig0
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i64 1
;     return v3
; block2:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee0(v5) ; @down
;     v7 = sub.i64 v0, v6
;     return v7
; }
