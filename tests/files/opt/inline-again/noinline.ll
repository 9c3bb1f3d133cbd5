; A callback whose author forbids it stays a call.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

define internal i64 @kept(i64 %x) noinline {
  %y = add i64 %x, %x
  ret i64 %y
}

define internal i64 @apply(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  ret i64 %y
}

define i64 @f(i64 %x) {
  %y = call i64 @apply(ptr @kept, i64 %x)
  ret i64 %y
}
; expect:
; function @kept(i64) -> i64 {
; block0(v0: i64):
;     v1 = add.i64 v0, v0
;     return v1
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
;     sig0 = (i64) -> i64
;     callee0 = @kept sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @kept
;     return v1
; }
