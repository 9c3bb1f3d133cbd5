; A slot of the callee becomes one of the caller.
; passes: inline tidy

declare void @use(ptr)

define internal i64 @own(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p
  call void @use(ptr %p)
  %y = load i64, ptr %p
  ret i64 %y
}

define i64 @f(i64 %x) {
  %y = call i64 @own(i64 %x)
  ret i64 %y
}
; expect:
; function @own(i64) -> i64 {
;     slot0 = 8 align 8
;     sig0 = (i64)
;     callee0 = @use sig0
; block0(v0: i64):
;     v1 = slot_addr slot0
;     store.i64 v0, v1
;     call callee0(v1) ; @use
;     v2 = load.i64 v1
;     return v2
; }
;
; function @f(i64) -> i64 {
;     slot0 = 8 align 8
;     sig0 = (i64) -> i64
;     sig1 = (i64)
;     callee0 = @own sig0
;     callee1 = @use sig1
; block0(v0: i64):
;     v1 = slot_addr slot0
;     store.i64 v0, v1
;     call callee1(v1) ; @use
;     v2 = load.i64 v1
;     return v2
; }
