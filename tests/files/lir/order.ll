; test: a value used above its definition in the text: blocks come in an order that defines first
; run: show lir
define i64 @f(i1 %c, i64 %x) {
entry:
  br label %second
third:
  %r = mul i64 %y, 3
  ret i64 %r
second:
  %y = add i64 %x, 2
  br i1 %c, label %third, label %fourth
fourth:
  ret i64 %y
}
; expect:
; function @f(i8, i64) -> i64 {
; block0(v0: i8, v1: i64):
;     v2 = iconst.i8 1
;     v3 = and.i8 v0, v2
;     jump block2
; block2:
;     v4 = iconst.i64 2
;     v5 = add.i64 v1, v4
;     brif v3, block1, block3
; block3:
;     return v5
; block1:
;     v6 = iconst.i64 3
;     v7 = mul.i64 v5, v6
;     return v7
; }
