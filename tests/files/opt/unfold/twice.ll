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
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v0, v4
;     brif v5, block8, block1
; block1:
;     v6 = load.i64 v0
;     v7 = xor.i64 v6, v1
;     v8 = mul.i64 v7, v1
;     v9 = and.i64 v8, v6
;     v10 = or.i64 v9, v7
;     v11 = xor.i64 v10, v8
;     v12 = mul.i64 v11, v1
;     v13 = and.i64 v12, v6
;     v14 = xor.i64 v13, v11
;     v15 = mul.i64 v14, v1
;     v16 = load.i64 v0 + 8
;     v17 = iconst.i64 0
;     v18 = icmp.i64 eq v16, v17
;     brif v18, block3, block2
; block2:
;     v19 = load.i64 v16
;     v20 = xor.i64 v19, v15
;     v21 = mul.i64 v20, v15
;     v22 = and.i64 v21, v19
;     v23 = or.i64 v22, v20
;     v24 = xor.i64 v23, v21
;     v25 = mul.i64 v24, v15
;     v26 = and.i64 v25, v19
;     v27 = xor.i64 v26, v24
;     v28 = mul.i64 v27, v15
;     v29 = load.i64 v16 + 8
;     v31 = iconst.i64 0
;     v32 = icmp.i64 eq v29, v31
;     brif v32, block11, block10
; block10:
;     v33 = load.i64 v29
;     v34 = xor.i64 v33, v28
;     v35 = mul.i64 v34, v28
;     v36 = and.i64 v35, v33
;     v37 = or.i64 v36, v34
;     v38 = xor.i64 v37, v35
;     v39 = mul.i64 v38, v28
;     v40 = and.i64 v39, v33
;     v41 = xor.i64 v40, v38
;     v42 = mul.i64 v41, v28
;     v43 = load.i64 v29 + 8
;     v44 = call callee3(v43, v42) ; @count
;     v45 = load.i64 v29 + 16
;     v46 = call callee3(v45, v28) ; @count
;     v47 = sub.i64 v44, v46
;     jump block9(v47)
; block11:
;     v48 = iconst.i64 0
;     jump block9(v48)
; block9(v30: i64):
;     v49 = load.i64 v16 + 16
;     v51 = iconst.i64 0
;     v52 = icmp.i64 eq v49, v51
;     brif v52, block14, block13
; block13:
;     v53 = load.i64 v49
;     v54 = xor.i64 v53, v15
;     v55 = mul.i64 v54, v15
;     v56 = and.i64 v55, v53
;     v57 = or.i64 v56, v54
;     v58 = xor.i64 v57, v55
;     v59 = mul.i64 v58, v15
;     v60 = and.i64 v59, v53
;     v61 = xor.i64 v60, v58
;     v62 = mul.i64 v61, v15
;     v63 = load.i64 v49 + 8
;     v64 = call callee4(v63, v62) ; @count
;     v65 = load.i64 v49 + 16
;     v66 = call callee4(v65, v15) ; @count
;     v67 = sub.i64 v64, v66
;     jump block12(v67)
; block14:
;     v68 = iconst.i64 0
;     jump block12(v68)
; block12(v50: i64):
;     v69 = sub.i64 v30, v50
;     jump block4(v69)
; block3:
;     v70 = iconst.i64 0
;     jump block4(v70)
; block4(v2: i64):
;     v71 = load.i64 v0 + 16
;     v72 = iconst.i64 0
;     v73 = icmp.i64 eq v71, v72
;     brif v73, block6, block5
; block5:
;     v74 = load.i64 v71
;     v75 = xor.i64 v74, v1
;     v76 = mul.i64 v75, v1
;     v77 = and.i64 v76, v74
;     v78 = or.i64 v77, v75
;     v79 = xor.i64 v78, v76
;     v80 = mul.i64 v79, v1
;     v81 = and.i64 v80, v74
;     v82 = xor.i64 v81, v79
;     v83 = mul.i64 v82, v1
;     v84 = load.i64 v71 + 8
;     v86 = iconst.i64 0
;     v87 = icmp.i64 eq v84, v86
;     brif v87, block17, block16
; block16:
;     v88 = load.i64 v84
;     v89 = xor.i64 v88, v83
;     v90 = mul.i64 v89, v83
;     v91 = and.i64 v90, v88
;     v92 = or.i64 v91, v89
;     v93 = xor.i64 v92, v90
;     v94 = mul.i64 v93, v83
;     v95 = and.i64 v94, v88
;     v96 = xor.i64 v95, v93
;     v97 = mul.i64 v96, v83
;     v98 = load.i64 v84 + 8
;     v99 = call callee5(v98, v97) ; @count
;     v100 = load.i64 v84 + 16
;     v101 = call callee5(v100, v83) ; @count
;     v102 = sub.i64 v99, v101
;     jump block15(v102)
; block17:
;     v103 = iconst.i64 0
;     jump block15(v103)
; block15(v85: i64):
;     v104 = load.i64 v71 + 16
;     v106 = iconst.i64 0
;     v107 = icmp.i64 eq v104, v106
;     brif v107, block20, block19
; block19:
;     v108 = load.i64 v104
;     v109 = xor.i64 v108, v1
;     v110 = mul.i64 v109, v1
;     v111 = and.i64 v110, v108
;     v112 = or.i64 v111, v109
;     v113 = xor.i64 v112, v110
;     v114 = mul.i64 v113, v1
;     v115 = and.i64 v114, v108
;     v116 = xor.i64 v115, v113
;     v117 = mul.i64 v116, v1
;     v118 = load.i64 v104 + 8
;     v119 = call callee6(v118, v117) ; @count
;     v120 = load.i64 v104 + 16
;     v121 = call callee6(v120, v1) ; @count
;     v122 = sub.i64 v119, v121
;     jump block18(v122)
; block20:
;     v123 = iconst.i64 0
;     jump block18(v123)
; block18(v105: i64):
;     v124 = sub.i64 v85, v105
;     jump block7(v124)
; block6:
;     v125 = iconst.i64 0
;     jump block7(v125)
; block7(v3: i64):
;     v126 = sub.i64 v2, v3
;     return v126
; block8:
;     v127 = iconst.i64 0
;     return v127
; }
