; A call of the function itself that is the last it does is a jump.
; passes: tidy mem2reg tidy recurse tidy

define i64 @gcd(i64 %a, i64 %b) {
  %zero = icmp eq i64 %b, 0
  br i1 %zero, label %done, label %more
done:
  ret i64 %a
more:
  %rest = urem i64 %a, %b
  %r = call i64 @gcd(i64 %b, i64 %rest)
  ret i64 %r
}
; expect:
; function @gcd(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @gcd sig0
; block0(v0: i64, v1: i64):
;     jump block3(v0, v1)
; block3(v2: i64, v3: i64):
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v3, v4
;     brif v5, block1, block2
; block1:
;     return v2
; block2:
;     v6 = urem.i64 v2, v3
;     jump block3(v3, v6)
; }
