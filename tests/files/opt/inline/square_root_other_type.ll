; A declaration with other types than those of the C library is called.
; passes: inline tidy

declare i64 @sqrt(i64)

define i64 @f(i64 %x) {
  %y = call i64 @sqrt(i64 %x)
  ret i64 %y
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @sqrt sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @sqrt
;     return v1
; }
