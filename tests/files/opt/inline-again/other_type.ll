; What is called as if it had another type stays a call.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

define internal i64 @twice(i64 %x) {
  %y = add i64 %x, %x
  ret i64 %y
}

define internal i64 @apply(ptr %f, double %x) {
  %y = call i64 %f(double %x)
  ret i64 %y
}

define i64 @f(double %x) {
  %y = call i64 @apply(ptr @twice, double %x)
  ret i64 %y
}
; expect:
; function @twice(i64) -> i64 {
; block0(v0: i64):
;     v1 = add.i64 v0, v0
;     return v1
; }
;
; function @apply(i64, f64) -> i64 {
;     sig0 = (f64) -> i64
; block0(v0: i64, v1: f64):
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
;
; function @f(f64) -> i64 {
;     sig0 = (f64) -> i64
;     callee0 = @twice sig0
; block0(v0: f64):
;     v1 = call callee0(v0) ; @twice
;     return v1
; }
