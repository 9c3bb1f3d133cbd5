; The blocks of the callee become those of the caller, its returns go behind the call.
; passes: inline tidy

define internal i64 @choose(i64 %x) {
  %c = icmp eq i64 %x, 7
  br i1 %c, label %one, label %two
one:
  ret i64 %x
two:
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @f(i64 %x) {
  %y = call i64 @choose(i64 %x)
  %z = add i64 %y, 1
  ret i64 %z
}
; expect:
; function @choose(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 7
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block1, block2
; block1:
;     return v0
; block2:
;     v3 = mul.i64 v0, v0
;     return v3
; }
;
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v2 = iconst.i64 7
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block2(v0), block1
; block1:
;     v4 = mul.i64 v0, v0
;     jump block2(v4)
; block2(v1: i64):
;     v5 = iconst.i64 1
;     v6 = add.i64 v1, v5
;     return v6
; }
