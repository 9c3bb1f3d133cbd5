; Every caller takes it.
; passes: gvn offer inline tidy

define internal i64 @g(i64 %x) {
  %a = mul i64 %x, 1
  ret i64 %a
}

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}

define i64 @h(i64 %x) {
  %y = call i64 @g(i64 %x)
  %z = call i64 @g(i64 %y)
  ret i64 %z
}
; expect:
; function @g(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
;
; function @f(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
;
; function @h(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
