; A call by another type than that of the function stays.
; passes: inline tidy

define internal i64 @wide(i64 %x) {
  ret i64 %x
}

define double @f(double %x) {
  %y = call double @wide(double %x)
  ret double %y
}
; expect:
; function @wide(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
;
; function @f(f64) -> f64 {
;     sig0 = (f64) -> f64
;     callee0 = @wide sig0
; block0(v0: f64):
;     v1 = call callee0(v0) ; @wide
;     return v1
; }
