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
;     v5 = iconst.i64 1
;     v6 = iconst.i64 2
;     v7 = icmp.i64 ult v0, v6
;     brif v7, block4(v0, v5), block1(v0, v5)
; block1(v1: i64, v2: i64):
;     v8 = iconst.i64 2
;     v9 = sub.i64 v1, v8
;     v10 = trunc.i8 v1
;     v11 = iconst.i8 1
;     v12 = and.i8 v10, v11
;     brif v12, block2, block3
; block2:
;     v16 = call callee0(v9) ; @f
;     v17 = add.i64 v16, v1
;     v18 = mul.i64 v17, v2
;     return v18
; block3:
;     v13 = mul.i64 v2, v1
;     v14 = iconst.i64 2
;     v15 = icmp.i64 ult v9, v14
;     brif v15, block4(v9, v13), block1(v9, v13)
; block4(v3: i64, v4: i64):
;     v19 = mul.i64 v3, v4
;     return v19
; }
