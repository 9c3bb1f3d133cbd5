; test: `noalias` parameters keep that in LIR, wherever they are among the registers
; run: show lir

define void @f(ptr noalias sret([32 x i8]) %r, double %x, i128 %w, ptr %p, ptr noalias nocapture %q) {
  store double %x, ptr %q
  ret void
}

; Its result is in memory, too, behind a parameter that nobody wrote.
define [5 x i64] @g(ptr noalias %p) {
  %v = load [5 x i64], ptr %p
  ret [5 x i64] %v
}

; The copy is no pointer of the caller's.
define void @h(ptr noalias byval(i64) %p, i64 %n) {
  store i64 %n, ptr %p
  ret void
}
; expect:
; function @f(i64 sret, f64, i64 pair, i64 rest, i64, i64) -> i64 {
; block0(v0: i64 noalias, v1: f64, v2: i64, v3: i64, v4: i64, v5: i64 noalias):
;     store.f64 v1, v5
;     return v0
; }
;
; function @g(i64 sret, i64) -> i64 {
; block0(v0: i64, v1: i64 noalias):
;     v2 = load.i64 v1
;     v3 = load.i64 v1 + 8
;     v4 = load.i64 v1 + 16
;     v5 = load.i64 v1 + 24
;     v6 = load.i64 v1 + 32
;     store.i64 v2, v0
;     store.i64 v3, v0 + 8
;     store.i64 v4, v0 + 16
;     store.i64 v5, v0 + 24
;     store.i64 v6, v0 + 32
;     return v0
; }
;
; function @h(i64 memory 8, i64) {
;     slot0 = 8 align 8
; block0(v0: i64, v1: i64):
;     v2 = slot_addr slot0
;     store.i64 v0, v2
;     store.i64 v1, v2
;     return
; }
