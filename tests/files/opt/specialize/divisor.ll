; A loop divides by what all calls pass.
; passes: tidy mem2reg tidy specialize

define internal i64 @digits(i64 %n, i64 %base) noinline {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %x = phi i64 [ %n, %0 ], [ %y, %loop ]
  %j = add i64 %i, 1
  %y = udiv i64 %x, %base
  %c = icmp eq i64 %y, 0
  br i1 %c, label %end, label %loop
end:
  ret i64 %j
}
define i64 @f(i64 %n) {
  %r = call i64 @digits(i64 %n, i64 10)
  ret i64 %r
}
; expect:
; function @digits(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v6 = iconst.i64 10
;     v7 = icmp.i64 eq v1, v6
;     brif v7, block5, block6
; block5:
;     v8 = iconst.i64 0
;     jump block1(v8, v0)
; block1(v2: i64, v3: i64):
;     v9 = iconst.i64 1
;     v10 = add.i64 v2, v9
;     v11 = udiv.i64 v3, v6
;     v12 = iconst.i64 0
;     v13 = icmp.i64 eq v11, v12
;     brif v13, block2, block1(v10, v11)
; block2:
;     return v10
; block6:
;     cold
;     v14 = iconst.i64 0
;     jump block3(v14, v0)
; block3(v4: i64, v5: i64):
;     v15 = iconst.i64 1
;     v16 = add.i64 v4, v15
;     v17 = udiv.i64 v5, v1
;     v18 = iconst.i64 0
;     v19 = icmp.i64 eq v17, v18
;     brif v19, block4, block3(v16, v17)
; block4:
;     return v16
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @digits sig0
; block0(v0: i64):
;     v1 = iconst.i64 10
;     v2 = call callee0(v0, v1) ; @digits
;     return v2
; }
