; A call that goes on at a handler if it ends by unwinding: the calls that are left do the same.
; passes: tidy unfold tidy

declare i32 @__gxx_personality_v0(...)
declare void @close(i64)
declare void @open(i64, ptr)

define i64 @down(i64 %n) personality ptr @__gxx_personality_v0 {
  %slot = alloca [100 x i8]
  call void @open(i64 %n, ptr %slot)
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %r = invoke i64 @down(i64 %m) to label %done unwind label %pad
done:
  %s = sub i64 %n, %r
  ret i64 %s
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @close(i64 %n)
  resume { ptr, i32 } %l
}
; expect:
; function @down(i64) -> i64 {
;     slot0 = 100 align 1
;     slot1 = 16 align 8
;     slot2 = 100 align 1
;     slot3 = 16 align 8
;     sig0 = (i64, i64)
;     sig1 = (i64, i64)
;     sig2 = (i64) -> i64
;     sig3 = (i64)
;     sig4 = (i64)
;     sig5 = (i64, i32) -> i64
;     callee0 = @open sig0
;     callee1 = @open sig1
;     callee2 = @down sig2
;     callee3 = @close sig3
;     callee4 = @close sig4
;     callee5 = %_Unwind_Resume sig5
;     personality = @__gxx_personality_v0
; block0(v0: i64):
;     v2 = slot_addr slot0
;     call callee0(v0, v2) ; @open
;     v3 = iconst.i64 0
;     v4 = icmp.i64 eq v0, v3
;     brif v4, block10, block1
; block1:
;     v5 = iconst.i64 1
;     v6 = sub.i64 v0, v5
;     v7 = slot_addr slot2
;     invoke callee1(v6, v7), block2, block9, slot1 [cleanup] ; @open
; block2:
;     v8 = iconst.i64 0
;     v9 = icmp.i64 eq v6, v8
;     brif v9, block7, block3
; block3:
;     v10 = iconst.i64 1
;     v11 = sub.i64 v6, v10
;     v12 = invoke callee2(v11), block6, block4, slot3 [cleanup] ; @down
; block4:
;     v13 = slot_addr slot3
;     v14 = load.i64 v13
;     v15 = load.i32 v13 + 8
;     invoke callee3(v6), block5, block9, slot1 [cleanup] ; @close
; block5:
;     cold
;     v16 = slot_addr slot1
;     store.i64 v14, v16
;     store.i32 v15, v16 + 8
;     jump block9
; block6:
;     v21 = sub.i64 v6, v12
;     jump block8(v21)
; block7:
;     v22 = iconst.i64 1
;     jump block8(v22)
; block8(v1: i64):
;     v23 = sub.i64 v0, v1
;     return v23
; block9:
;     v17 = slot_addr slot1
;     v18 = load.i64 v17
;     v19 = load.i32 v17 + 8
;     call callee4(v0) ; @close
;     cold
;     v20 = call callee5(v18, v19) ; %_Unwind_Resume
;     trap unreachable
; block10:
;     v24 = iconst.i64 1
;     return v24
; }
