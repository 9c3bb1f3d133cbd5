; test: byval copies to the stack of arguments, sret gives its pointer back
; run: show lir
%big = type { i64, i64, i32 }
define void @callee(ptr sret(%big) %out, ptr byval(%big) align 8 %in) {
  %v = load i64, ptr %in
  store i64 %v, ptr %out
  ret void
}
define void @caller(ptr %p) {
  %r = alloca %big
  call void @callee(ptr sret(%big) %r, ptr byval(%big) align 8 %p)
  ret void
}
; expect:
; function @callee(i64 sret, i64 memory 8, i64 rest, i64 rest) -> i64 {
;     slot0 = 24 align 8
; block0(v0: i64, v1: i64, v2: i64, v3: i64):
;     v4 = slot_addr slot0
;     store.i64 v1, v4
;     store.i64 v2, v4 + 8
;     store.i64 v3, v4 + 16
;     v5 = load.i64 v4
;     store.i64 v5, v0
;     return v0
; }
;
; function @caller(i64) {
;     slot0 = 24 align 8
;     sig0 = (i64 sret, i64 memory 8, i64 rest, i64 rest) -> i64
;     callee0 = @callee sig0
; block0(v0: i64):
;     v1 = slot_addr slot0
;     v2 = load.i64 v0
;     v3 = load.i64 v0 + 8
;     v4 = load.i64 v0 + 16
;     v5 = call callee0(v1, v2, v3, v4) ; @callee
;     return
; }
