; A call of the function itself that is the last it does is a jump; what is added to its result
; goes round. A call whose result is used otherwise stays.
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

define i64 @length(ptr %list) {
  %end = icmp eq ptr %list, null
  br i1 %end, label %ret, label %more
more:
  %next = load ptr, ptr %list
  %n = call i64 @length(ptr %next)
  %sum = add i64 %n, 1
  br label %ret
ret:
  %v = phi i64 [ 7, %0 ], [ %sum, %more ]
  ret i64 %v
}

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
;
; function @length(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @length sig0
; block0(v0: i64):
;     v3 = iconst.i64 0
;     jump block1(v0, v3)
; block1(v1: i64, v2: i64):
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v1, v4
;     v6 = iconst.i64 7
;     brif v5, block3, block2
; block2:
;     v7 = load.i64 v1
;     v8 = iconst.i64 1
;     v9 = add.i64 v2, v8
;     jump block1(v7, v9)
; block3:
;     v10 = add.i64 v6, v2
;     return v10
; }
;
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
;
; function @power(i64, i64, i64) -> i64 {
;     sig0 = (i64, i64, i64) -> i64
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
