; A tail call of another function ends the frame of the one that makes it: such a function is not put into
; itself.
; passes: tidy unfold tidy

declare i64 @other(i64)

define i64 @down(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  %e = musttail call i64 @other(i64 %n)
  ret i64 %e
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64) -> i64 {
;     sig0 = (i64) -> i64
;     sig1 = (i64) -> i64
;     callee0 = @other sig0
;     callee1 = @down sig1
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block1, block2
; block1:
;     tail_call callee0(v0) ; @other
; block2:
;     v3 = iconst.i64 1
;     v4 = sub.i64 v0, v3
;     v5 = call callee1(v4) ; @down
;     v6 = sub.i64 v0, v5
;     return v6
; }
