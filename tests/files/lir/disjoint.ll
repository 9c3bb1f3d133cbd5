; test: a constant of which no bit is set in the other operand is added
; run: show lir
define i64 @f(i64 %a, i64 %b) {
  %1 = or disjoint i64 %a, 1
  %2 = or disjoint i64 %1, %b
  %3 = or i64 %2, 4
  ret i64 %3
}
define i31 @narrow(i31 %a) {
  %1 = or disjoint i31 %a, 1
  ret i31 %1
}
; expect:
; function @f(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 1
;     v3 = add.i64 v0, v2
;     v4 = or.i64 v3, v1
;     v5 = iconst.i64 4
;     v6 = or.i64 v4, v5
;     return v6
; }
;
; function @narrow(i32) -> i32 {
; block0(v0: i32):
;     v1 = iconst.i32 2147483647
;     v2 = and.i32 v0, v1
;     v3 = iconst.i32 1
;     v4 = or.i32 v2, v3
;     return v4
; }
