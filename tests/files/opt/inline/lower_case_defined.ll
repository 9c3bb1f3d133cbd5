; A function of the program's own, of this name.
; passes: inline tidy

define i32 @tolower(i32 %x) {
  %y = or i32 %x, 32
  ret i32 %y
}

define i32 @f(i32 %x) {
  %y = call i32 @tolower(i32 %x)
  ret i32 %y
}
; expect:
; function @tolower(i32) -> i32 {
; block0(v0: i32):
;     v1 = iconst.i32 32
;     v2 = or.i32 v0, v1
;     return v2
; }
;
; function @f(i32) -> i32 {
;     sig0 = (i32) -> i32
;     callee0 = @tolower sig0
; block0(v0: i32):
;     v1 = iconst.i32 32
;     v2 = or.i32 v0, v1
;     return v2
; }
