; A function that is declared to read no memory, to write none and to come back gives the same each time:
; what memory holds is known behind its call, too. One of which not all of that is said may give another
; value.
; passes: gvn tidy

declare ptr @table() nounwind willreturn memory(none)
declare ptr @other() nounwind memory(none)

define i64 @f(ptr %p) {
  %a = call ptr @table()
  %x = load i64, ptr %a
  %b = call ptr @table()
  %y = load i64, ptr %b
  %s = sub i64 %x, %y
  %c = call ptr @other()
  %z = load i64, ptr %c
  %d = call ptr @other()
  %w = load i64, ptr %d
  %t = sub i64 %z, %w
  %u = add i64 %s, %t
  ret i64 %u
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = () -> i64
;     callee0 = @other sig0
; block0(v0: i64):
;     v1 = call callee0() ; @other
;     v2 = load.i64 v1
;     v3 = call callee0() ; @other
;     v4 = load.i64 v3
;     v5 = sub.i64 v2, v4
;     return v5
; }
