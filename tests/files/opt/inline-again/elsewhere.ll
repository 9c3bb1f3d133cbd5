; A callback that is defined elsewhere stays a call.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

declare i64 @twice(i64 %x)

define internal i64 @apply(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  ret i64 %y
}

define i64 @f(i64 %x) {
  %y = call i64 @apply(ptr @twice, i64 %x)
  ret i64 %y
}
; expect:
; function @apply(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @twice sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @twice
;     return v1
; }
