; A sum here and a product there cannot both go round: one of the calls stays.
; passes: tidy mem2reg tidy recurse tidy

define i64 @f(i64 %n) {
  %end = icmp ult i64 %n, 2
  br i1 %end, label %ret, label %more
more:
  %less = sub i64 %n, 2
  %odd = trunc i64 %n to i1
  br i1 %odd, label %one, label %two
one:
  %x = call i64 @f(i64 %less)
  %a = add i64 %x, %n
  ret i64 %a
two:
  %y = call i64 @f(i64 %less)
  %m = mul i64 %y, %n
  ret i64 %m
ret:
  ret i64 %n
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @f sig0
; block0(v0: i64):
;     v3 = iconst.i64 1
;     jump block5(v0, v3)
; block5(v1: i64, v2: i64):
;     v4 = iconst.i64 2
;     v5 = icmp.i64 ult v1, v4
;     brif v5, block4, block1
; block1:
;     v6 = iconst.i64 2
;     v7 = sub.i64 v1, v6
;     v8 = trunc.i8 v1
;     v9 = iconst.i8 1
;     v10 = and.i8 v8, v9
;     brif v10, block2, block3
; block2:
;     v12 = call callee0(v7) ; @f
;     v13 = add.i64 v12, v1
;     v14 = mul.i64 v13, v2
;     return v14
; block3:
;     v11 = mul.i64 v2, v1
;     jump block5(v7, v11)
; block4:
;     v15 = mul.i64 v1, v2
;     return v15
; }
