; Four values live across the call: the levels together would have more than there are registers.
; passes: tidy unfold tidy

define i64 @down(i64 %n, i64 %a, i64 %b, i64 %c) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m, i64 %b, i64 %c, i64 %a)
  %s = mul i64 %n, %r
  %t = sub i64 %s, %a
  %u = mul i64 %t, %b
  %v = sub i64 %u, %c
  ret i64 %v
}
; expect:
; function @down(i64, i64, i64, i64) -> i64 {
;     sig0 = (i64, i64, i64, i64) -> i64
;     callee0 = @down sig0
; block0(v0: i64, v1: i64, v2: i64, v3: i64):
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v0, v4
;     brif v5, block1, block2
; block1:
;     v6 = iconst.i64 1
;     return v6
; block2:
;     v7 = iconst.i64 1
;     v8 = sub.i64 v0, v7
;     v9 = call callee0(v8, v2, v3, v1) ; @down
;     v10 = mul.i64 v0, v9
;     v11 = sub.i64 v10, v1
;     v12 = mul.i64 v11, v2
;     v13 = sub.i64 v12, v3
;     return v13
; }
