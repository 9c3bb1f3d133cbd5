; A function that calls itself twice has twice as many calls after each level, so there are few levels: with a third
; one this would have too many instructions.
; passes: tidy mem2reg tidy unfold tidy

define i64 @count(ptr %t, i64 %k) {
  %none = icmp eq ptr %t, null
  br i1 %none, label %end, label %node
end:
  ret i64 0
node:
  %a = load i64, ptr %t
  %b = xor i64 %a, %k
  %c = mul i64 %b, %k
  %d = and i64 %c, %a
  %e = or i64 %d, %b
  %f = xor i64 %e, %c
  %g = mul i64 %f, %k
  %h = and i64 %g, %a
  %i = xor i64 %h, %f
  %j = mul i64 %i, %k
  %lp = getelementptr i8, ptr %t, i64 8
  %l = load ptr, ptr %lp
  %x = call i64 @count(ptr %l, i64 %j)
  %rp = getelementptr i8, ptr %t, i64 16
  %r = load ptr, ptr %rp
  %y = call i64 @count(ptr %r, i64 %k)
  %s = sub i64 %x, %y
  ret i64 %s
}
; expect:
; function @count(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     sig1 = (i64, i64) -> i64
;     sig2 = (i64, i64) -> i64
;     sig3 = (i64, i64) -> i64
;     sig4 = (i64, i64) -> i64
;     sig5 = (i64, i64) -> i64
;     sig6 = (i64, i64) -> i64
;     callee0 = @count sig0
;     callee1 = @count sig1
;     callee2 = @count sig2
;     callee3 = @count sig3
;     callee4 = @count sig4
;     callee5 = @count sig5
;     callee6 = @count sig6
; block0(v0: i64, v1: i64):
;     v8 = iconst.i64 0
;     v9 = icmp.i64 eq v0, v8
;     brif v9, block20, block1
; block1:
;     v10 = load.i64 v0
;     v11 = xor.i64 v10, v1
;     v12 = mul.i64 v11, v1
;     v13 = and.i64 v12, v10
;     v14 = or.i64 v13, v11
;     v15 = xor.i64 v14, v12
;     v16 = mul.i64 v15, v1
;     v17 = and.i64 v16, v10
;     v18 = xor.i64 v17, v15
;     v19 = mul.i64 v18, v1
;     v20 = load.i64 v0 + 8
;     v21 = iconst.i64 0
;     v22 = icmp.i64 eq v20, v21
;     brif v22, block9, block2
; block2:
;     v23 = load.i64 v20
;     v24 = xor.i64 v23, v19
;     v25 = mul.i64 v24, v19
;     v26 = and.i64 v25, v23
;     v27 = or.i64 v26, v24
;     v28 = xor.i64 v27, v25
;     v29 = mul.i64 v28, v19
;     v30 = and.i64 v29, v23
;     v31 = xor.i64 v30, v28
;     v32 = mul.i64 v31, v19
;     v33 = load.i64 v20 + 8
;     v34 = iconst.i64 0
;     v35 = icmp.i64 eq v33, v34
;     brif v35, block4, block3
; block3:
;     v36 = load.i64 v33
;     v37 = xor.i64 v36, v32
;     v38 = mul.i64 v37, v32
;     v39 = and.i64 v38, v36
;     v40 = or.i64 v39, v37
;     v41 = xor.i64 v40, v38
;     v42 = mul.i64 v41, v32
;     v43 = and.i64 v42, v36
;     v44 = xor.i64 v43, v41
;     v45 = mul.i64 v44, v32
;     v46 = load.i64 v33 + 8
;     v47 = call callee3(v46, v45) ; @count
;     v48 = load.i64 v33 + 16
;     v49 = call callee3(v48, v32) ; @count
;     v50 = sub.i64 v47, v49
;     jump block5(v50)
; block4:
;     v51 = iconst.i64 0
;     jump block5(v51)
; block5(v2: i64):
;     v52 = load.i64 v20 + 16
;     v53 = iconst.i64 0
;     v54 = icmp.i64 eq v52, v53
;     brif v54, block7, block6
; block6:
;     v55 = load.i64 v52
;     v56 = xor.i64 v55, v19
;     v57 = mul.i64 v56, v19
;     v58 = and.i64 v57, v55
;     v59 = or.i64 v58, v56
;     v60 = xor.i64 v59, v57
;     v61 = mul.i64 v60, v19
;     v62 = and.i64 v61, v55
;     v63 = xor.i64 v62, v60
;     v64 = mul.i64 v63, v19
;     v65 = load.i64 v52 + 8
;     v66 = call callee4(v65, v64) ; @count
;     v67 = load.i64 v52 + 16
;     v68 = call callee4(v67, v19) ; @count
;     v69 = sub.i64 v66, v68
;     jump block8(v69)
; block7:
;     v70 = iconst.i64 0
;     jump block8(v70)
; block8(v3: i64):
;     v71 = sub.i64 v2, v3
;     jump block10(v71)
; block9:
;     v72 = iconst.i64 0
;     jump block10(v72)
; block10(v4: i64):
;     v73 = load.i64 v0 + 16
;     v74 = iconst.i64 0
;     v75 = icmp.i64 eq v73, v74
;     brif v75, block18, block11
; block11:
;     v76 = load.i64 v73
;     v77 = xor.i64 v76, v1
;     v78 = mul.i64 v77, v1
;     v79 = and.i64 v78, v76
;     v80 = or.i64 v79, v77
;     v81 = xor.i64 v80, v78
;     v82 = mul.i64 v81, v1
;     v83 = and.i64 v82, v76
;     v84 = xor.i64 v83, v81
;     v85 = mul.i64 v84, v1
;     v86 = load.i64 v73 + 8
;     v87 = iconst.i64 0
;     v88 = icmp.i64 eq v86, v87
;     brif v88, block13, block12
; block12:
;     v89 = load.i64 v86
;     v90 = xor.i64 v89, v85
;     v91 = mul.i64 v90, v85
;     v92 = and.i64 v91, v89
;     v93 = or.i64 v92, v90
;     v94 = xor.i64 v93, v91
;     v95 = mul.i64 v94, v85
;     v96 = and.i64 v95, v89
;     v97 = xor.i64 v96, v94
;     v98 = mul.i64 v97, v85
;     v99 = load.i64 v86 + 8
;     v100 = call callee5(v99, v98) ; @count
;     v101 = load.i64 v86 + 16
;     v102 = call callee5(v101, v85) ; @count
;     v103 = sub.i64 v100, v102
;     jump block14(v103)
; block13:
;     v104 = iconst.i64 0
;     jump block14(v104)
; block14(v5: i64):
;     v105 = load.i64 v73 + 16
;     v106 = iconst.i64 0
;     v107 = icmp.i64 eq v105, v106
;     brif v107, block16, block15
; block15:
;     v108 = load.i64 v105
;     v109 = xor.i64 v108, v1
;     v110 = mul.i64 v109, v1
;     v111 = and.i64 v110, v108
;     v112 = or.i64 v111, v109
;     v113 = xor.i64 v112, v110
;     v114 = mul.i64 v113, v1
;     v115 = and.i64 v114, v108
;     v116 = xor.i64 v115, v113
;     v117 = mul.i64 v116, v1
;     v118 = load.i64 v105 + 8
;     v119 = call callee6(v118, v117) ; @count
;     v120 = load.i64 v105 + 16
;     v121 = call callee6(v120, v1) ; @count
;     v122 = sub.i64 v119, v121
;     jump block17(v122)
; block16:
;     v123 = iconst.i64 0
;     jump block17(v123)
; block17(v6: i64):
;     v124 = sub.i64 v5, v6
;     jump block19(v124)
; block18:
;     v125 = iconst.i64 0
;     jump block19(v125)
; block19(v7: i64):
;     v126 = sub.i64 v4, v7
;     return v126
; block20:
;     v127 = iconst.i64 0
;     return v127
; }
