; What is offered has taken what was offered before.
; passes: gvn inline offer tidy

define internal i64 @h(i64 %x) {
  %a = add i64 %x, 3
  %b = sub i64 %a, 3
  ret i64 %b
}

define internal i64 @g(i64 %x) {
  %a = call i64 @h(i64 %x)
  %b = mul i64 %a, %a
  ret i64 %b
}

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}
; expect:
; function @h(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
;
; function @g(i64) -> i64 {
; block0(v0: i64):
;     v1 = mul.i64 v0, v0
;     return v1
; }
;
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v1 = mul.i64 v0, v0
;     return v1
; }
