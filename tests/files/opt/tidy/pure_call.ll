; A call of a function that is declared to read no memory, to write none and to come back is left out where
; nobody uses its result; one that may not come back is not.
; passes: tidy

declare i64 @pure(i64) nounwind willreturn memory(none)
declare i64 @endless(i64) nounwind memory(none)

define i64 @f(i64 %n) {
  %a = call i64 @pure(i64 %n)
  %b = call i64 @endless(i64 %n)
  ret i64 %n
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @endless sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @endless
;     return v0
; }
