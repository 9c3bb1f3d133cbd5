; A callback that is invoked and throws: its calls go on at the handler of its caller.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

declare void @throw(i64)
declare i32 @__gxx_personality_v0(...)

define internal void @check(i64 %x) {
  call void @throw(i64 %x)
  ret void
}

define i64 @f(i64 %x) personality ptr @__gxx_personality_v0 {
  %p = alloca ptr
  store ptr @check, ptr %p
  %f = load ptr, ptr %p
  invoke void %f(i64 %x) to label %good unwind label %bad
good:
  ret i64 1
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret i64 2
}
; expect:
; function @check(i64) {
;     sig0 = (i64)
;     callee0 = @throw sig0
; block0(v0: i64):
;     call callee0(v0) ; @throw
;     return
; }
;
; function @f(i64) -> i64 {
;     slot0 = 16 align 8
;     sig0 = (i64)
;     callee0 = @throw sig0
;     personality = @__gxx_personality_v0
; block0(v0: i64):
;     invoke callee0(v0), block1, block2, slot0 [cleanup] ; @throw
; block1:
;     v2 = iconst.i64 1
;     return v2
; block2:
;     v1 = iconst.i64 2
;     return v1
; }
