; A callee that never returns leaves nothing behind the call.
; passes: inline tidy

declare void @abort()

define internal i64 @fail(i64 %x) {
  call void @abort()
  unreachable
}

define i64 @f(i64 %x) {
  %y = call i64 @fail(i64 %x)
  %z = add i64 %y, 1
  ret i64 %z
}
; expect:
; function @fail(i64) -> i64 {
;     sig0 = ()
;     callee0 = @abort sig0
; block0(v0: i64):
;     call callee0() ; @abort
;     trap unreachable
; }
;
; function @f(i64) -> i64 {
;     sig0 = ()
;     callee0 = @abort sig0
; block0(v0: i64):
;     call callee0() ; @abort
;     trap unreachable
; }
