; A function that goes on where a call ends by unwinding is not copied.
; passes: tidy mem2reg tidy specialize

declare void @g(i32)
declare i32 @__gxx_personality_v0(...)
define internal void @each(i32 %n) noinline personality ptr @__gxx_personality_v0 {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %on ]
  invoke void @g(i32 %i) to label %on unwind label %caught
on:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
caught:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
define void @f() {
  call void @each(i32 5)
  ret void
}
; expect:
; function @each(i32) {
;     slot0 = 16 align 8
;     sig0 = (i32)
;     sig1 = (i64, i32) -> i64
;     callee0 = @g sig0
;     callee1 = %_Unwind_Resume sig1
;     personality = @__gxx_personality_v0
; block0(v0: i32):
;     v2 = iconst.i32 0
;     jump block1(v2)
; block1(v1: i32):
;     invoke callee0(v1), block3, block2, slot0 [cleanup] ; @g
; block2:
;     v3 = slot_addr slot0
;     v4 = load.i64 v3
;     v5 = load.i32 v3 + 8
;     cold
;     v6 = call callee1(v4, v5) ; %_Unwind_Resume
;     trap unreachable
; block3:
;     v7 = iconst.i32 1
;     v8 = add.i32 v1, v7
;     v9 = icmp.i32 slt v8, v0
;     brif v9, block1(v8), block4
; block4:
;     return
; }
;
; function @f() {
;     sig0 = (i32)
;     callee0 = @each sig0
; block0:
;     v0 = iconst.i32 5
;     call callee0(v0) ; @each
;     return
; }
