; What the callback calls itself was put into it before.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

define internal i64 @inner(i64 %x) {
  %y = xor i64 %x, 5
  ret i64 %y
}

define internal i64 @outer(i64 %x) {
  %y = call i64 @inner(i64 %x)
  %z = mul i64 %y, %x
  ret i64 %z
}

define internal i64 @apply(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  ret i64 %y
}

define i64 @f(i64 %x) {
  %y = call i64 @apply(ptr @outer, i64 %x)
  ret i64 %y
}
; expect:
; function @inner(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 5
;     v2 = xor.i64 v0, v1
;     return v2
; }
;
; function @outer(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @inner sig0
; block0(v0: i64):
;     v1 = iconst.i64 5
;     v2 = xor.i64 v0, v1
;     v3 = mul.i64 v0, v2
;     return v3
; }
;
; function @apply(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
;
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 5
;     v2 = xor.i64 v0, v1
;     v3 = mul.i64 v2, v0
;     return v3
; }
