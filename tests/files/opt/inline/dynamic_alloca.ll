; What allocates until it returns stays a call: in a loop the stack would grow.
; passes: inline tidy

declare void @use(ptr)

define internal void @own(i64 %n) {
  %p = alloca i8, i64 %n
  call void @use(ptr %p)
  ret void
}

define void @f(i64 %n) {
  call void @own(i64 %n)
  ret void
}
; expect:
; function @own(i64) {
;     sig0 = (i64)
;     callee0 = @use sig0
; block0(v0: i64):
;     v1 = stack_alloc v0, align 1
;     call callee0(v1) ; @use
;     return
; }
;
; function @f(i64) {
;     sig0 = (i64)
;     callee0 = @own sig0
; block0(v0: i64):
;     call callee0(v0) ; @own
;     return
; }
