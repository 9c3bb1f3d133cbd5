; What ends in a trap lies out of the way, and hardly counts: with their calls, twelve checks would be too large.
; passes: inline tidy

declare void @fail(i32, i32) noreturn

define internal i32 @checked(i32 %x) {
  %c0 = icmp eq i32 %x, 1000
  br i1 %c0, label %bad0, label %good0

bad0:
  call void @fail(i32 0, i32 %x)
  unreachable

good0:
  %c1 = icmp eq i32 %x, 1001
  br i1 %c1, label %bad1, label %good1

bad1:
  call void @fail(i32 1, i32 %x)
  unreachable

good1:
  %c2 = icmp eq i32 %x, 1002
  br i1 %c2, label %bad2, label %good2

bad2:
  call void @fail(i32 2, i32 %x)
  unreachable

good2:
  %c3 = icmp eq i32 %x, 1003
  br i1 %c3, label %bad3, label %good3

bad3:
  call void @fail(i32 3, i32 %x)
  unreachable

good3:
  %c4 = icmp eq i32 %x, 1004
  br i1 %c4, label %bad4, label %good4

bad4:
  call void @fail(i32 4, i32 %x)
  unreachable

good4:
  %c5 = icmp eq i32 %x, 1005
  br i1 %c5, label %bad5, label %good5

bad5:
  call void @fail(i32 5, i32 %x)
  unreachable

good5:
  %c6 = icmp eq i32 %x, 1006
  br i1 %c6, label %bad6, label %good6

bad6:
  call void @fail(i32 6, i32 %x)
  unreachable

good6:
  %c7 = icmp eq i32 %x, 1007
  br i1 %c7, label %bad7, label %good7

bad7:
  call void @fail(i32 7, i32 %x)
  unreachable

good7:
  %c8 = icmp eq i32 %x, 1008
  br i1 %c8, label %bad8, label %good8

bad8:
  call void @fail(i32 8, i32 %x)
  unreachable

good8:
  %c9 = icmp eq i32 %x, 1009
  br i1 %c9, label %bad9, label %good9

bad9:
  call void @fail(i32 9, i32 %x)
  unreachable

good9:
  %c10 = icmp eq i32 %x, 1010
  br i1 %c10, label %bad10, label %good10

bad10:
  call void @fail(i32 10, i32 %x)
  unreachable

good10:
  %c11 = icmp eq i32 %x, 1011
  br i1 %c11, label %bad11, label %good11

bad11:
  call void @fail(i32 11, i32 %x)
  unreachable

good11:
  %y = mul i32 %x, 3
  ret i32 %y
}

define i32 @caller(i32 %x) {
  %y = call i32 @checked(i32 %x)
  ret i32 %y
}
; expect:
; function @checked(i32) -> i32 {
;     sig0 = (i32, i32)
;     callee0 = @fail sig0
; block0(v0: i32):
;     v1 = iconst.i32 1000
;     v2 = icmp.i32 eq v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i32 0
;     call callee0(v3, v0) ; @fail
;     trap unreachable
; block2:
;     v4 = iconst.i32 1001
;     v5 = icmp.i32 eq v0, v4
;     brif v5, block3, block4
; block3:
;     v6 = iconst.i32 1
;     call callee0(v6, v0) ; @fail
;     trap unreachable
; block4:
;     v7 = iconst.i32 1002
;     v8 = icmp.i32 eq v0, v7
;     brif v8, block5, block6
; block5:
;     v9 = iconst.i32 2
;     call callee0(v9, v0) ; @fail
;     trap unreachable
; block6:
;     v10 = iconst.i32 1003
;     v11 = icmp.i32 eq v0, v10
;     brif v11, block7, block8
; block7:
;     v12 = iconst.i32 3
;     call callee0(v12, v0) ; @fail
;     trap unreachable
; block8:
;     v13 = iconst.i32 1004
;     v14 = icmp.i32 eq v0, v13
;     brif v14, block9, block10
; block9:
;     v15 = iconst.i32 4
;     call callee0(v15, v0) ; @fail
;     trap unreachable
; block10:
;     v16 = iconst.i32 1005
;     v17 = icmp.i32 eq v0, v16
;     brif v17, block11, block12
; block11:
;     v18 = iconst.i32 5
;     call callee0(v18, v0) ; @fail
;     trap unreachable
; block12:
;     v19 = iconst.i32 1006
;     v20 = icmp.i32 eq v0, v19
;     brif v20, block13, block14
; block13:
;     v21 = iconst.i32 6
;     call callee0(v21, v0) ; @fail
;     trap unreachable
; block14:
;     v22 = iconst.i32 1007
;     v23 = icmp.i32 eq v0, v22
;     brif v23, block15, block16
; block15:
;     v24 = iconst.i32 7
;     call callee0(v24, v0) ; @fail
;     trap unreachable
; block16:
;     v25 = iconst.i32 1008
;     v26 = icmp.i32 eq v0, v25
;     brif v26, block17, block18
; block17:
;     v27 = iconst.i32 8
;     call callee0(v27, v0) ; @fail
;     trap unreachable
; block18:
;     v28 = iconst.i32 1009
;     v29 = icmp.i32 eq v0, v28
;     brif v29, block19, block20
; block19:
;     v30 = iconst.i32 9
;     call callee0(v30, v0) ; @fail
;     trap unreachable
; block20:
;     v31 = iconst.i32 1010
;     v32 = icmp.i32 eq v0, v31
;     brif v32, block21, block22
; block21:
;     v33 = iconst.i32 10
;     call callee0(v33, v0) ; @fail
;     trap unreachable
; block22:
;     v34 = iconst.i32 1011
;     v35 = icmp.i32 eq v0, v34
;     brif v35, block23, block24
; block23:
;     v36 = iconst.i32 11
;     call callee0(v36, v0) ; @fail
;     trap unreachable
; block24:
;     v37 = iconst.i32 3
;     v38 = mul.i32 v0, v37
;     return v38
; }
;
; function @caller(i32) -> i32 {
;     sig0 = (i32, i32)
;     callee0 = @fail sig0
; block0(v0: i32):
;     v1 = iconst.i32 1000
;     v2 = icmp.i32 eq v0, v1
;     brif v2, block24, block1
; block1:
;     v3 = iconst.i32 1001
;     v4 = icmp.i32 eq v0, v3
;     brif v4, block23, block2
; block2:
;     v5 = iconst.i32 1002
;     v6 = icmp.i32 eq v0, v5
;     brif v6, block22, block3
; block3:
;     v7 = iconst.i32 1003
;     v8 = icmp.i32 eq v0, v7
;     brif v8, block21, block4
; block4:
;     v9 = iconst.i32 1004
;     v10 = icmp.i32 eq v0, v9
;     brif v10, block20, block5
; block5:
;     v11 = iconst.i32 1005
;     v12 = icmp.i32 eq v0, v11
;     brif v12, block19, block6
; block6:
;     v13 = iconst.i32 1006
;     v14 = icmp.i32 eq v0, v13
;     brif v14, block18, block7
; block7:
;     v15 = iconst.i32 1007
;     v16 = icmp.i32 eq v0, v15
;     brif v16, block17, block8
; block8:
;     v17 = iconst.i32 1008
;     v18 = icmp.i32 eq v0, v17
;     brif v18, block16, block9
; block9:
;     v19 = iconst.i32 1009
;     v20 = icmp.i32 eq v0, v19
;     brif v20, block15, block10
; block10:
;     v21 = iconst.i32 1010
;     v22 = icmp.i32 eq v0, v21
;     brif v22, block14, block11
; block11:
;     v23 = iconst.i32 1011
;     v24 = icmp.i32 eq v0, v23
;     brif v24, block13, block12
; block12:
;     v25 = iconst.i32 3
;     v26 = mul.i32 v0, v25
;     return v26
; block13:
;     v27 = iconst.i32 11
;     call callee0(v27, v0) ; @fail
;     trap unreachable
; block14:
;     v28 = iconst.i32 10
;     call callee0(v28, v0) ; @fail
;     trap unreachable
; block15:
;     v29 = iconst.i32 9
;     call callee0(v29, v0) ; @fail
;     trap unreachable
; block16:
;     v30 = iconst.i32 8
;     call callee0(v30, v0) ; @fail
;     trap unreachable
; block17:
;     v31 = iconst.i32 7
;     call callee0(v31, v0) ; @fail
;     trap unreachable
; block18:
;     v32 = iconst.i32 6
;     call callee0(v32, v0) ; @fail
;     trap unreachable
; block19:
;     v33 = iconst.i32 5
;     call callee0(v33, v0) ; @fail
;     trap unreachable
; block20:
;     v34 = iconst.i32 4
;     call callee0(v34, v0) ; @fail
;     trap unreachable
; block21:
;     v35 = iconst.i32 3
;     call callee0(v35, v0) ; @fail
;     trap unreachable
; block22:
;     v36 = iconst.i32 2
;     call callee0(v36, v0) ; @fail
;     trap unreachable
; block23:
;     v37 = iconst.i32 1
;     call callee0(v37, v0) ; @fail
;     trap unreachable
; block24:
;     v38 = iconst.i32 0
;     call callee0(v38, v0) ; @fail
;     trap unreachable
; }
