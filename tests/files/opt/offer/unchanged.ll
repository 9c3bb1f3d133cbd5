; The function itself stays as it is.
; passes: offer

define i64 @g(i64 %x) {
  %a = add i64 %x, 3
  %b = sub i64 %a, 3
  ret i64 %b
}
; expect:
; function @g(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 3
;     v2 = add.i64 v0, v1
;     v3 = sub.i64 v2, v1
;     return v3
; }
