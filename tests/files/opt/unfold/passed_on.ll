; What is only passed on does not count: nothing in the loop waits for it.
; passes: tidy unfold tidy

define i64 @moves(i32 %n, i64 %a, i64 %b, i64 %c) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %k = phi i32 [ %n, %entry ], [ %less, %loop ]
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %y = phi i64 [ %c, %entry ], [ %x, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %less = sub i32 %k, 1
  %r = call i64 @moves(i32 %less, i64 %x, i64 %y, i64 %b)
  %t = add i64 %s, %r
  %more = icmp ugt i32 %k, 1
  br i1 %more, label %loop, label %done
done:
  %u = phi i64 [ 1, %entry ], [ %t, %loop ]
  ret i64 %u
}
; expect:
; function @moves(i32, i64, i64, i64) -> i64 {
;     sig0 = (i32, i64, i64, i64) -> i64
;     sig1 = (i32, i64, i64, i64) -> i64
;     sig2 = (i32, i64, i64, i64) -> i64
;     sig3 = (i32, i64, i64, i64) -> i64
;     sig4 = (i32, i64, i64, i64) -> i64
;     sig5 = (i32, i64, i64, i64) -> i64
;     sig6 = (i32, i64, i64, i64) -> i64
;     sig7 = (i32, i64, i64, i64) -> i64
;     callee0 = @moves sig0
;     callee1 = @moves sig1
;     callee2 = @moves sig2
;     callee3 = @moves sig3
;     callee4 = @moves sig4
;     callee5 = @moves sig5
;     callee6 = @moves sig6
;     callee7 = @moves sig7
; block0(v0: i32, v1: i64, v2: i64, v3: i64):
;     v39 = iconst.i32 0
;     v40 = icmp.i32 sgt v0, v39
;     v41 = iconst.i64 0
;     v42 = iconst.i64 1
;     brif v40, block1(v0, v1, v3, v41), block14(v42)
; block1(v4: i32, v5: i64, v6: i64, v7: i64):
;     v43 = iconst.i32 1
;     v44 = sub.i32 v4, v43
;     v45 = iconst.i32 0
;     v46 = icmp.i32 sgt v44, v45
;     v47 = iconst.i64 0
;     v48 = iconst.i64 1
;     brif v46, block2(v44, v5, v2, v47), block13(v48)
; block2(v8: i32, v9: i64, v10: i64, v11: i64):
;     v49 = iconst.i32 1
;     v50 = sub.i32 v8, v49
;     v51 = iconst.i32 0
;     v52 = icmp.i32 sgt v50, v51
;     v53 = iconst.i64 0
;     v54 = iconst.i64 1
;     brif v52, block3(v50, v9, v6, v53), block12(v54)
; block3(v12: i32, v13: i64, v14: i64, v15: i64):
;     v55 = iconst.i32 1
;     v56 = sub.i32 v12, v55
;     v57 = iconst.i32 0
;     v58 = icmp.i32 sgt v56, v57
;     v59 = iconst.i64 0
;     v60 = iconst.i64 1
;     brif v58, block4(v56, v13, v10, v59), block11(v60)
; block4(v16: i32, v17: i64, v18: i64, v19: i64):
;     v61 = iconst.i32 1
;     v62 = sub.i32 v16, v61
;     v63 = iconst.i32 0
;     v64 = icmp.i32 sgt v62, v63
;     v65 = iconst.i64 0
;     v66 = iconst.i64 1
;     brif v64, block5(v62, v17, v14, v65), block10(v66)
; block5(v20: i32, v21: i64, v22: i64, v23: i64):
;     v67 = iconst.i32 1
;     v68 = sub.i32 v20, v67
;     v69 = iconst.i32 0
;     v70 = icmp.i32 sgt v68, v69
;     v71 = iconst.i64 0
;     v72 = iconst.i64 1
;     brif v70, block6(v68, v21, v18, v71), block9(v72)
; block6(v24: i32, v25: i64, v26: i64, v27: i64):
;     v73 = iconst.i32 1
;     v74 = sub.i32 v24, v73
;     v75 = iconst.i32 0
;     v76 = icmp.i32 sgt v74, v75
;     v77 = iconst.i64 0
;     v78 = iconst.i64 1
;     brif v76, block7(v74, v25, v22, v77), block8(v78)
; block7(v28: i32, v29: i64, v30: i64, v31: i64):
;     v79 = iconst.i32 1
;     v80 = sub.i32 v28, v79
;     v86 = iconst.i32 0
;     v87 = icmp.i32 sgt v80, v86
;     v88 = iconst.i64 0
;     v89 = iconst.i64 1
;     brif v87, block15(v80, v29, v26, v88), block16(v89)
; block15(v81: i32, v82: i64, v83: i64, v84: i64):
;     v90 = iconst.i32 1
;     v91 = sub.i32 v81, v90
;     v92 = call callee7(v91, v82, v83, v30) ; @moves
;     v93 = add.i64 v84, v92
;     v94 = icmp.i32 ugt v81, v90
;     brif v94, block15(v91, v83, v82, v93), block16(v93)
; block16(v85: i64):
;     v95 = add.i64 v31, v85
;     v96 = icmp.i32 ugt v28, v79
;     brif v96, block7(v80, v30, v29, v95), block8(v95)
; block8(v32: i64):
;     v97 = add.i64 v27, v32
;     v98 = icmp.i32 ugt v24, v73
;     brif v98, block6(v74, v26, v25, v97), block9(v97)
; block9(v33: i64):
;     v99 = add.i64 v23, v33
;     v100 = icmp.i32 ugt v20, v67
;     brif v100, block5(v68, v22, v21, v99), block10(v99)
; block10(v34: i64):
;     v101 = add.i64 v19, v34
;     v102 = icmp.i32 ugt v16, v61
;     brif v102, block4(v62, v18, v17, v101), block11(v101)
; block11(v35: i64):
;     v103 = add.i64 v15, v35
;     v104 = icmp.i32 ugt v12, v55
;     brif v104, block3(v56, v14, v13, v103), block12(v103)
; block12(v36: i64):
;     v105 = add.i64 v11, v36
;     v106 = icmp.i32 ugt v8, v49
;     brif v106, block2(v50, v10, v9, v105), block13(v105)
; block13(v37: i64):
;     v107 = add.i64 v7, v37
;     v108 = icmp.i32 ugt v4, v43
;     brif v108, block1(v44, v6, v5, v107), block14(v107)
; block14(v38: i64):
;     return v38
; }
