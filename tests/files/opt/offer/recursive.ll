; A recursive function is offered: its caller takes one call of it.
; passes: offer inline tidy

define internal i64 @g(i64 %x) {
  %c = icmp eq i64 %x, 0
  br i1 %c, label %end, label %more
end:
  ret i64 0
more:
  %m = sub i64 %x, 1
  %r = call i64 @g(i64 %m)
  %s = mul i64 %r, %x
  ret i64 %s
}

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}
; expect:
; function @g(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @g sig0
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i64 0
;     return v3
; block2:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee0(v5) ; @g
;     v7 = mul.i64 v6, v0
;     return v7
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     sig1 = (i64) -> i64
;     callee0 = @g sig0
;     callee1 = @g sig1
; block0(v0: i64):
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block3, block2
; block2:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee1(v5) ; @g
;     v7 = mul.i64 v6, v0
;     jump block1(v7)
; block3:
;     v8 = iconst.i64 0
;     jump block1(v8)
; block1(v1: i64):
;     return v1
; }
