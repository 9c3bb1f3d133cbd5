; A call that may end by unwinding gives way to its callee, whose calls go on at the same handler then;
; what went on unwinding behind the callee's own handler jumps there.
; passes: inline tidy

declare i32 @personality(...)
declare void @cleanup()
declare i64 @other(i64)

define internal i64 @callee(i64 %x) personality ptr @personality {
  %a = call i64 @other(i64 %x)
  %b = invoke i64 @other(i64 %a) to label %done unwind label %pad
done:
  ret i64 %b
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @cleanup()
  resume { ptr, i32 } %l
}

define i64 @f(i64 %x) personality ptr @personality {
  %y = invoke i64 @callee(i64 %x) to label %done unwind label %pad
done:
  ret i64 %y
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i64 1
}
; expect:
; function @callee(i64) -> i64 {
;     slot0 = 16 align 8
;     sig0 = (i64) -> i64
;     sig1 = ()
;     sig2 = (i64, i32) -> i64
;     callee0 = @other sig0
;     callee1 = @cleanup sig1
;     callee2 = %_Unwind_Resume sig2
;     personality = @personality
; block0(v0: i64):
;     v1 = call callee0(v0) ; @other
;     v2 = invoke callee0(v1), block2, block1, slot0 [cleanup] ; @other
; block1:
;     v3 = slot_addr slot0
;     v4 = load.i64 v3
;     v5 = load.i32 v3 + 8
;     call callee1() ; @cleanup
;     cold
;     v6 = call callee2(v4, v5) ; %_Unwind_Resume
;     trap unreachable
; block2:
;     return v2
; }
;
; function @f(i64) -> i64 {
;     slot0 = 16 align 8
;     slot1 = 16 align 8
;     sig0 = (i64) -> i64
;     sig1 = ()
;     callee0 = @other sig0
;     callee1 = @cleanup sig1
;     type0 = null
;     personality = @personality
; block0(v0: i64):
;     v1 = invoke callee0(v0), block1, block5, slot0 [catch type0] ; @other
; block1:
;     v2 = invoke callee0(v1), block4, block2, slot1 [catch type0, cleanup] ; @other
; block2:
;     v3 = slot_addr slot1
;     v4 = load.i64 v3
;     v5 = load.i32 v3 + 8
;     invoke callee1(), block3, block5, slot0 [catch type0] ; @cleanup
; block3:
;     cold
;     v6 = slot_addr slot0
;     store.i64 v4, v6
;     store.i32 v5, v6 + 8
;     jump block6
; block4:
;     return v2
; block5:
;     jump block6
; block6:
;     v7 = iconst.i64 1
;     return v7
; }
