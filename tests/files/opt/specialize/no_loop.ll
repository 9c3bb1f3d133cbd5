; A function without loops is not copied.
; passes: tidy mem2reg tidy specialize

define internal i32 @less(i32 %a, i32 %b) noinline {
  %c = icmp slt i32 %a, %b
  %z = zext i1 %c to i32
  ret i32 %z
}
define i32 @f(i32 %a) {
  %r = call i32 @less(i32 %a, i32 8)
  ret i32 %r
}
; expect:
; function @less(i32, i32) -> i32 {
; block0(v0: i32, v1: i32):
;     v2 = icmp.i32 slt v0, v1
;     v3 = uext.i32 v2
;     return v3
; }
;
; function @f(i32) -> i32 {
;     sig0 = (i32, i32) -> i32
;     callee0 = @less sig0
; block0(v0: i32):
;     v1 = iconst.i32 8
;     v2 = call callee0(v0, v1) ; @less
;     return v2
; }
