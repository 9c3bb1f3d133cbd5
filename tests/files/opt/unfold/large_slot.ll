; The frame of each call would have the slots of all levels: those may not be large.
; passes: tidy unfold tidy

declare void @use(ptr)

define i64 @down(i64 %n) {
  %p = alloca [129 x i8]
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  call void @use(ptr %p)
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64) -> i64 {
;     slot0 = 129 align 1
;     sig0 = (i64)
;     sig1 = (i64) -> i64
;     callee0 = @use sig0
;     callee1 = @down sig1
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 eq v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i64 1
;     return v3
; block2:
;     v4 = slot_addr slot0
;     call callee0(v4) ; @use
;     v5 = iconst.i64 1
;     v6 = sub.i64 v0, v5
;     v7 = call callee1(v6) ; @down
;     v8 = sub.i64 v0, v7
;     return v8
; }
