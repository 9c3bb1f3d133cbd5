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
; block0(v0: i64, v1: i64):
;     v5 = iconst.i64 0
;     v6 = icmp.i64 eq v1, v5
;     brif v6, block1(v0), block2(v0, v1)
; block1(v2: i64):
;     return v2
; block2(v3: i64, v4: i64):
;     v7 = urem.i64 v3, v4
;     v8 = iconst.i64 0
;     v9 = icmp.i64 eq v7, v8
;     brif v9, block1(v4), block2(v4, v7)
; }
