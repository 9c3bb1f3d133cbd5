; test: atomic loads, stores and fences
; run: show lir
define i64 @f(ptr %p) {
  %a = load atomic i64, ptr %p acquire, align 8
  %b = load atomic volatile i64, ptr %p seq_cst, align 8
  store atomic i64 %a, ptr %p release, align 8
  store atomic i64 %b, ptr %p seq_cst, align 8
  fence seq_cst
  %c = load volatile i64, ptr %p
  ret i64 %c
}
; expect:
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v1 = load.i64.atomic v0
;     v2 = load.i64.volatile.seq_cst v0
;     store.i64.atomic v1, v0
;     store.i64.seq_cst v2, v0
;     fence
;     v3 = load.i64.volatile v0
;     return v3
; }
