; A caller that comes later takes what has been made of the function so far: here it is folded.
; passes: gvn offer inline tidy

define internal i64 @g(i64 %x) {
  %a = add i64 %x, 3
  %b = sub i64 %a, 3
  ret i64 %b
}

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
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
