; A function that calls itself once is put into itself seven times: of eight calls one is left, and nothing
; else of the levels than what they compute.
; passes: tidy unfold tidy

define i64 @down(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @down(i64) -> i64 {
;     sig0 = (i64) -> i64
;     sig1 = (i64) -> i64
;     sig2 = (i64) -> i64
;     sig3 = (i64) -> i64
;     sig4 = (i64) -> i64
;     sig5 = (i64) -> i64
;     sig6 = (i64) -> i64
;     sig7 = (i64) -> i64
;     callee0 = @down sig0
;     callee1 = @down sig1
;     callee2 = @down sig2
;     callee3 = @down sig3
;     callee4 = @down sig4
;     callee5 = @down sig5
;     callee6 = @down sig6
;     callee7 = @down sig7
; block0(v0: i64):
;     v8 = iconst.i64 0
;     v9 = icmp.i64 eq v0, v8
;     brif v9, block23, block1
; block1:
;     v10 = iconst.i64 1
;     v11 = sub.i64 v0, v10
;     v12 = iconst.i64 0
;     v13 = icmp.i64 eq v11, v12
;     brif v13, block21, block2
; block2:
;     v14 = iconst.i64 1
;     v15 = sub.i64 v11, v14
;     v16 = iconst.i64 0
;     v17 = icmp.i64 eq v15, v16
;     brif v17, block19, block3
; block3:
;     v18 = iconst.i64 1
;     v19 = sub.i64 v15, v18
;     v20 = iconst.i64 0
;     v21 = icmp.i64 eq v19, v20
;     brif v21, block17, block4
; block4:
;     v22 = iconst.i64 1
;     v23 = sub.i64 v19, v22
;     v24 = iconst.i64 0
;     v25 = icmp.i64 eq v23, v24
;     brif v25, block15, block5
; block5:
;     v26 = iconst.i64 1
;     v27 = sub.i64 v23, v26
;     v28 = iconst.i64 0
;     v29 = icmp.i64 eq v27, v28
;     brif v29, block13, block6
; block6:
;     v30 = iconst.i64 1
;     v31 = sub.i64 v27, v30
;     v32 = iconst.i64 0
;     v33 = icmp.i64 eq v31, v32
;     brif v33, block11, block7
; block7:
;     v34 = iconst.i64 1
;     v35 = sub.i64 v31, v34
;     v36 = iconst.i64 0
;     v37 = icmp.i64 eq v35, v36
;     brif v37, block9, block8
; block8:
;     v38 = iconst.i64 1
;     v39 = sub.i64 v35, v38
;     v40 = call callee7(v39) ; @down
;     v41 = sub.i64 v35, v40
;     jump block10(v41)
; block9:
;     v42 = iconst.i64 1
;     jump block10(v42)
; block10(v1: i64):
;     v43 = sub.i64 v31, v1
;     jump block12(v43)
; block11:
;     v44 = iconst.i64 1
;     jump block12(v44)
; block12(v2: i64):
;     v45 = sub.i64 v27, v2
;     jump block14(v45)
; block13:
;     v46 = iconst.i64 1
;     jump block14(v46)
; block14(v3: i64):
;     v47 = sub.i64 v23, v3
;     jump block16(v47)
; block15:
;     v48 = iconst.i64 1
;     jump block16(v48)
; block16(v4: i64):
;     v49 = sub.i64 v19, v4
;     jump block18(v49)
; block17:
;     v50 = iconst.i64 1
;     jump block18(v50)
; block18(v5: i64):
;     v51 = sub.i64 v15, v5
;     jump block20(v51)
; block19:
;     v52 = iconst.i64 1
;     jump block20(v52)
; block20(v6: i64):
;     v53 = sub.i64 v11, v6
;     jump block22(v53)
; block21:
;     v54 = iconst.i64 1
;     jump block22(v54)
; block22(v7: i64):
;     v55 = sub.i64 v0, v7
;     return v55
; block23:
;     v56 = iconst.i64 1
;     return v56
; }
