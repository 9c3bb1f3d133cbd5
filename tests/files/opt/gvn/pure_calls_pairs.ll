; A call that gives more than one value is made each time, although it is one of what gives the same each time.
; passes: gvn tidy

declare { i64, i64 } @pair() nounwind willreturn memory(none)
declare { i64, i64 } @pair_of(i64) nounwind willreturn memory(none)

define i64 @f(i64 %x) {
  %a = call { i64, i64 } @pair()
  %b = extractvalue { i64, i64 } %a, 1
  %c = call { i64, i64 } @pair()
  %d = extractvalue { i64, i64 } %c, 1
  %e = call { i64, i64 } @pair_of(i64 %x)
  %g = extractvalue { i64, i64 } %e, 0
  %h = call { i64, i64 } @pair_of(i64 %x)
  %i = extractvalue { i64, i64 } %h, 1
  %j = sub i64 %b, %d
  %k = sub i64 %g, %i
  %l = mul i64 %j, %k
  ret i64 %l
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = () -> i64, i64
;     sig1 = (i64) -> i64, i64
;     callee0 = @pair sig0
;     callee1 = @pair_of sig1
; block0(v0: i64):
;     v1, v2 = call callee0() ; @pair
;     v3, v4 = call callee0() ; @pair
;     v5, v6 = call callee1(v0) ; @pair_of
;     v7, v8 = call callee1(v0) ; @pair_of
;     v9 = sub.i64 v2, v4
;     v10 = sub.i64 v5, v8
;     v11 = mul.i64 v9, v10
;     return v11
; }
