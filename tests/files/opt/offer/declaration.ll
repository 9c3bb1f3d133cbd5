; Of what is defined elsewhere there is nothing to offer.
; passes: offer inline tidy

declare i64 @g(i64)

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @g sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @g
;     return v1
; }
