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
;     v7 = iconst.i64 0
;     v8 = icmp.i64 eq v0, v7
;     brif v8, block20, block1
; block1:
;     v9 = iconst.i64 1
;     v10 = sub.i64 v0, v9
;     v11 = iconst.i64 0
;     v12 = icmp.i64 eq v10, v11
;     brif v12, block18, block2
; block2:
;     v13 = iconst.i64 1
;     v14 = sub.i64 v10, v13
;     v15 = iconst.i64 0
;     v16 = icmp.i64 eq v14, v15
;     brif v16, block16, block3
; block3:
;     v17 = iconst.i64 1
;     v18 = sub.i64 v14, v17
;     v19 = iconst.i64 0
;     v20 = icmp.i64 eq v18, v19
;     brif v20, block14, block4
; block4:
;     v21 = iconst.i64 1
;     v22 = sub.i64 v18, v21
;     v23 = iconst.i64 0
;     v24 = icmp.i64 eq v22, v23
;     brif v24, block12, block5
; block5:
;     v25 = iconst.i64 1
;     v26 = sub.i64 v22, v25
;     v27 = iconst.i64 0
;     v28 = icmp.i64 eq v26, v27
;     brif v28, block10, block6
; block6:
;     v29 = iconst.i64 1
;     v30 = sub.i64 v26, v29
;     v31 = iconst.i64 0
;     v32 = icmp.i64 eq v30, v31
;     brif v32, block8, block7
; block7:
;     v33 = iconst.i64 1
;     v34 = sub.i64 v30, v33
;     v36 = iconst.i64 0
;     v37 = icmp.i64 eq v34, v36
;     brif v37, block23, block22
; block22:
;     v38 = iconst.i64 1
;     v39 = sub.i64 v34, v38
;     v40 = call callee7(v39) ; @down
;     v41 = sub.i64 v34, v40
;     jump block21(v41)
; block23:
;     v42 = iconst.i64 1
;     jump block21(v42)
; block21(v35: i64):
;     v43 = sub.i64 v30, v35
;     jump block9(v43)
; block8:
;     v44 = iconst.i64 1
;     jump block9(v44)
; block9(v1: i64):
;     v45 = sub.i64 v26, v1
;     jump block11(v45)
; block10:
;     v46 = iconst.i64 1
;     jump block11(v46)
; block11(v2: i64):
;     v47 = sub.i64 v22, v2
;     jump block13(v47)
; block12:
;     v48 = iconst.i64 1
;     jump block13(v48)
; block13(v3: i64):
;     v49 = sub.i64 v18, v3
;     jump block15(v49)
; block14:
;     v50 = iconst.i64 1
;     jump block15(v50)
; block15(v4: i64):
;     v51 = sub.i64 v14, v4
;     jump block17(v51)
; block16:
;     v52 = iconst.i64 1
;     jump block17(v52)
; block17(v5: i64):
;     v53 = sub.i64 v10, v5
;     jump block19(v53)
; block18:
;     v54 = iconst.i64 1
;     jump block19(v54)
; block19(v6: i64):
;     v55 = sub.i64 v0, v6
;     return v55
; block20:
;     v56 = iconst.i64 1
;     return v56
; }
