; A caller that comes first has made its own, as it was written.
; passes: gvn offer inline tidy

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}

define internal i64 @g(i64 %x) {
  %a = add i64 %x, 3
  %b = sub i64 %a, 3
  ret i64 %b
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @g sig0
; block0(v0: i64):
;     v1 = iconst.i64 3
;     v2 = add.i64 v0, v1
;     v3 = sub.i64 v2, v1
;     return v3
; }
;
; function @g(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
