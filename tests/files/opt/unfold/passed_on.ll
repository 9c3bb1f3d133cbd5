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
;     v44 = iconst.i32 0
;     v45 = icmp.i32 sgt v0, v44
;     v46 = iconst.i64 0
;     v47 = iconst.i64 1
;     brif v45, block1(v0, v1, v3, v46), block16(v47)
; block1(v4: i32, v5: i64, v6: i64, v7: i64):
;     v48 = iconst.i32 1
;     v49 = sub.i32 v4, v48
;     v50 = iconst.i32 0
;     v51 = icmp.i32 sgt v49, v50
;     v52 = iconst.i64 0
;     v53 = iconst.i64 1
;     brif v51, block2(v49, v5, v2, v52), block15(v53)
; block2(v8: i32, v9: i64, v10: i64, v11: i64):
;     v54 = iconst.i32 1
;     v55 = sub.i32 v8, v54
;     v56 = iconst.i32 0
;     v57 = icmp.i32 sgt v55, v56
;     v58 = iconst.i64 0
;     v59 = iconst.i64 1
;     brif v57, block3(v55, v9, v6, v58), block14(v59)
; block3(v12: i32, v13: i64, v14: i64, v15: i64):
;     v60 = iconst.i32 1
;     v61 = sub.i32 v12, v60
;     v62 = iconst.i32 0
;     v63 = icmp.i32 sgt v61, v62
;     v64 = iconst.i64 0
;     v65 = iconst.i64 1
;     brif v63, block4(v61, v13, v10, v64), block13(v65)
; block4(v16: i32, v17: i64, v18: i64, v19: i64):
;     v66 = iconst.i32 1
;     v67 = sub.i32 v16, v66
;     v68 = iconst.i32 0
;     v69 = icmp.i32 sgt v67, v68
;     v70 = iconst.i64 0
;     v71 = iconst.i64 1
;     brif v69, block5(v67, v17, v14, v70), block12(v71)
; block5(v20: i32, v21: i64, v22: i64, v23: i64):
;     v72 = iconst.i32 1
;     v73 = sub.i32 v20, v72
;     v74 = iconst.i32 0
;     v75 = icmp.i32 sgt v73, v74
;     v76 = iconst.i64 0
;     v77 = iconst.i64 1
;     brif v75, block6(v73, v21, v18, v76), block11(v77)
; block6(v24: i32, v25: i64, v26: i64, v27: i64):
;     v78 = iconst.i32 1
;     v79 = sub.i32 v24, v78
;     v80 = iconst.i32 0
;     v81 = icmp.i32 sgt v79, v80
;     v82 = iconst.i64 0
;     v83 = iconst.i64 1
;     brif v81, block7(v79, v25, v22, v82), block10(v83)
; block7(v28: i32, v29: i64, v30: i64, v31: i64):
;     v84 = iconst.i32 1
;     v85 = sub.i32 v28, v84
;     v86 = iconst.i32 0
;     v87 = icmp.i32 sgt v85, v86
;     v88 = iconst.i64 0
;     v89 = iconst.i64 1
;     brif v87, block8(v85, v29, v26, v88), block9(v89)
; block8(v32: i32, v33: i64, v34: i64, v35: i64):
;     v90 = iconst.i32 1
;     v91 = sub.i32 v32, v90
;     v92 = call callee7(v91, v33, v34, v30) ; @moves
;     v93 = add.i64 v35, v92
;     v94 = icmp.i32 ugt v32, v90
;     brif v94, block8(v91, v34, v33, v93), block9(v93)
; block9(v36: i64):
;     v95 = add.i64 v31, v36
;     v96 = icmp.i32 ugt v28, v84
;     brif v96, block7(v85, v30, v29, v95), block10(v95)
; block10(v37: i64):
;     v97 = add.i64 v27, v37
;     v98 = icmp.i32 ugt v24, v78
;     brif v98, block6(v79, v26, v25, v97), block11(v97)
; block11(v38: i64):
;     v99 = add.i64 v23, v38
;     v100 = icmp.i32 ugt v20, v72
;     brif v100, block5(v73, v22, v21, v99), block12(v99)
; block12(v39: i64):
;     v101 = add.i64 v19, v39
;     v102 = icmp.i32 ugt v16, v66
;     brif v102, block4(v67, v18, v17, v101), block13(v101)
; block13(v40: i64):
;     v103 = add.i64 v15, v40
;     v104 = icmp.i32 ugt v12, v60
;     brif v104, block3(v61, v14, v13, v103), block14(v103)
; block14(v41: i64):
;     v105 = add.i64 v11, v41
;     v106 = icmp.i32 ugt v8, v54
;     brif v106, block2(v55, v10, v9, v105), block15(v105)
; block15(v42: i64):
;     v107 = add.i64 v7, v42
;     v108 = icmp.i32 ugt v4, v48
;     brif v108, block1(v49, v6, v5, v107), block16(v107)
; block16(v43: i64):
;     return v43
; }
