; A call of an address that is known to be a function's is a call of the function: also one that ends by
; unwinding, and one in the place of the caller.
; passes: gvn tidy

@table = internal constant [2 x ptr] [ptr @twice, ptr @data]
@data = constant i64 1

declare i64 @twice(i64)
declare i32 @__gxx_personality_v0(...)

define i64 @called() {
  %f = load ptr, ptr @table
  %v = call i64 %f(i64 4)
  ret i64 %v
}

define i64 @in_place(i64 %x) {
  %f = load ptr, ptr @table
  %v = musttail call i64 %f(i64 %x)
  ret i64 %v
}

define i64 @handled() personality ptr @__gxx_personality_v0 {
  %f = load ptr, ptr @table
  %v = invoke i64 %f(i64 4) to label %next unwind label %pad
next:
  ret i64 %v
pad:
  %e = landingpad { ptr, i32 } catch ptr null
  ret i64 0
}

define i64 @no_function() {
  %f = load ptr, ptr getelementptr (ptr, ptr @table, i64 1)
  %v = call i64 %f(i64 4)
  ret i64 %v
}
; expect:
; function @called() -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @twice sig0
; block0:
;     v0 = iconst.i64 4
;     v1 = call callee0(v0) ; @twice
;     return v1
; }
;
; function @in_place(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @twice sig0
; block0(v0: i64):
;     tail_call callee0(v0) ; @twice
; }
;
; function @handled() -> i64 {
;     slot0 = 16 align 8
;     sig0 = (i64) -> i64
;     callee0 = @twice sig0
;     type0 = null
;     personality = @__gxx_personality_v0
; block0:
;     v0 = iconst.i64 4
;     v1 = invoke callee0(v0), block2, block1, slot0 [catch type0] ; @twice
; block1:
;     v2 = iconst.i64 0
;     return v2
; block2:
;     return v1
; }
;
; function @no_function() -> i64 {
;     sig0 = (i64) -> i64
; block0:
;     v0 = symbol_addr @data
;     v1 = iconst.i64 4
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
