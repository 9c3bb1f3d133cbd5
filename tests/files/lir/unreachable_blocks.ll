; test: blocks that cannot be reached are left out, whatever they hold
; run: show lir
define i64 @f(i64 %x) {
entry:
  ret i64 %x
dead:
  %y = add i64 %y, 1
  br label %dead2
dead2:
  %z = phi i64 [ %y, %dead ]
  ret i64 %z
}
; expect:
; function @f(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
