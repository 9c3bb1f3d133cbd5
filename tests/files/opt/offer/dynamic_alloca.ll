; What allocates until it returns is not.
; passes: offer inline tidy

declare void @use(ptr)

define internal i64 @g(i64 %n) {
  %p = alloca i8, i64 %n
  call void @use(ptr %p)
  ret i64 %n
}

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}
; expect:
; function @g(i64) -> i64 {
;     sig0 = (i64)
;     callee0 = @use sig0
; block0(v0: i64):
;     v1 = stack_alloc v0, align 1
;     call callee0(v1) ; @use
;     return v0
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @g sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @g
;     return v1
; }
