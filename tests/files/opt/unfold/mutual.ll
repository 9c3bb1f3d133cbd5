; Of two functions that call each other each calls itself when the other one is inlined, and is put into itself: once,
; for the sake of the slots.
; passes: inline tidy unfold tidy

declare void @use(ptr)

define i64 @female(i64 %n) {
  %p = alloca [60 x i8]
  call void @use(ptr %p)
  %m = call i64 @male(i64 %n)
  %s = sub i64 %n, %m
  ret i64 %s
}

define i64 @male(i64 %n) {
  %p = alloca [60 x i8]
  call void @use(ptr %p)
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 0
more:
  %m = call i64 @female(i64 %n)
  %s = mul i64 %n, %m
  ret i64 %s
}
; expect:
; function @female(i64) -> i64 {
;     slot0 = 60 align 1
;     slot1 = 60 align 1
;     slot2 = 60 align 1
;     slot3 = 60 align 1
;     sig0 = (i64)
;     sig1 = (i64) -> i64
;     sig2 = (i64)
;     sig3 = (i64) -> i64
;     sig4 = (i64)
;     sig5 = (i64) -> i64
;     sig6 = (i64)
;     sig7 = (i64) -> i64
;     callee0 = @use sig0
;     callee1 = @male sig1
;     callee2 = @use sig2
;     callee3 = @female sig3
;     callee4 = @use sig4
;     callee5 = @male sig5
;     callee6 = @use sig6
;     callee7 = @female sig7
; block0(v0: i64):
;     v2 = slot_addr slot0
;     call callee0(v2) ; @use
;     v3 = slot_addr slot1
;     call callee2(v3) ; @use
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v0, v4
;     brif v5, block2, block1
; block1:
;     v7 = slot_addr slot2
;     call callee4(v7) ; @use
;     v8 = slot_addr slot3
;     call callee6(v8) ; @use
;     v9 = iconst.i64 0
;     v10 = icmp.i64 eq v0, v9
;     brif v10, block5, block4
; block4:
;     v11 = call callee7(v0) ; @female
;     v12 = mul.i64 v0, v11
;     jump block6(v12)
; block5:
;     v13 = iconst.i64 0
;     jump block6(v13)
; block6(v6: i64):
;     v14 = sub.i64 v0, v6
;     v15 = mul.i64 v0, v14
;     jump block3(v15)
; block2:
;     v16 = iconst.i64 0
;     jump block3(v16)
; block3(v1: i64):
;     v17 = sub.i64 v0, v1
;     return v17
; }
;
; function @male(i64) -> i64 {
;     slot0 = 60 align 1
;     slot1 = 60 align 1
;     slot2 = 60 align 1
;     slot3 = 60 align 1
;     sig0 = (i64)
;     sig1 = (i64) -> i64
;     sig2 = (i64)
;     sig3 = (i64) -> i64
;     sig4 = (i64)
;     sig5 = (i64) -> i64
;     sig6 = (i64)
;     sig7 = (i64) -> i64
;     callee0 = @use sig0
;     callee1 = @female sig1
;     callee2 = @use sig2
;     callee3 = @male sig3
;     callee4 = @use sig4
;     callee5 = @female sig5
;     callee6 = @use sig6
;     callee7 = @male sig7
; block0(v0: i64):
;     v1 = slot_addr slot0
;     call callee0(v1) ; @use
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block2, block1
; block1:
;     v4 = slot_addr slot1
;     call callee2(v4) ; @use
;     v6 = slot_addr slot2
;     call callee4(v6) ; @use
;     v7 = iconst.i64 0
;     v8 = icmp.i64 eq v0, v7
;     brif v8, block5, block4
; block4:
;     v9 = slot_addr slot3
;     call callee6(v9) ; @use
;     v10 = call callee7(v0) ; @male
;     v11 = sub.i64 v0, v10
;     v12 = mul.i64 v0, v11
;     jump block3(v12)
; block5:
;     v13 = iconst.i64 0
;     jump block3(v13)
; block3(v5: i64):
;     v14 = sub.i64 v0, v5
;     v15 = mul.i64 v0, v14
;     return v15
; block2:
;     v16 = iconst.i64 0
;     return v16
; }
