; Where every function is `noinline`, nobody meant it.
; passes: inline tidy

define internal i64 @half(i64 %x) noinline {
  %y = lshr i64 %x, 1
  ret i64 %y
}

define i64 @f(i64 %x) noinline {
  %y = call i64 @half(i64 %x)
  ret i64 %y
}
; expect:
; function @half(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 1
;     v2 = lshr.i64 v0, v1
;     return v2
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @half sig0
; block0(v0: i64):
;     v1 = iconst.i64 1
;     v2 = lshr.i64 v0, v1
;     return v2
; }
