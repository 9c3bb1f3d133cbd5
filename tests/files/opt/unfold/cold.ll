; A call that is seldom made stays one.
; passes: tidy unfold tidy

declare void @warn() cold

define i64 @down(i64 %n) {
  %c = icmp ult i64 %n, 1000
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  call void @warn()
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64) -> i64 {
;     sig0 = ()
;     sig1 = (i64) -> i64
;     callee0 = @warn sig0
;     callee1 = @down sig1
; block0(v0: i64):
;     v1 = iconst.i64 1000
;     v2 = icmp.i64 ult v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i64 1
;     return v3
; block2:
;     cold
;     call callee0() ; @warn
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee1(v5) ; @down
;     v7 = sub.i64 v0, v6
;     return v7
; }
