; Differences of bytes compared without signs: those below zero are above all others in any width.
; passes: tidy vectorize

define void @f(ptr noalias %d, ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %a, i64 %i
  %a.low = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %b, i64 %i
  %b.low = load i8, ptr %b.at
  %x = zext i8 %a.low to i32
  %y = zext i8 %b.low to i32
  %u = sub i32 %x, %y
  %c = icmp ugt i32 %u, 100
  %v = select i1 %c, i32 %x, i32 %y
  %r = trunc i32 %v to i8
  %d.at = getelementptr i8, ptr %d, i64 %i
  store i8 %r, ptr %d.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; expect:
; function @f(i64, i64, i64, i64) {
; block0(v0: i64 noalias, v1: i64, v2: i64, v3: i64):
;     v6 = iconst.i64 0
;     v7 = icmp.i64 sgt v3, v6
;     brif v7, block1, block5(v6)
; block1:
;     v8 = iconst.i64 16
;     v9 = icmp.i64 uge v3, v8
;     brif v9, block2, block5(v6)
; block2:
;     v10 = iconst.i64 -16
;     v11 = and.i64 v3, v10
;     v12 = vconst 0x80000000800000008000000080000000
;     v13 = vconst 0x80000064800000648000006480000064
;     jump block3(v6)
; block3(v4: i64):
;     v14 = lea v1 + v4 * 1
;     v15 = load.v128 v14
;     v16 = lea v2 + v4 * 1
;     v17 = load.v128 v16
;     v18 = vshuffle.v128 v15, v15, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v19 = vshuffle.v128 v15, v15, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v20 = vshuffle.v128 v18, v18, 0xffff0706ffff0504ffff0302ffff0100
;     v21 = vshuffle.v128 v18, v18, 0xffff0f0effff0d0cffff0b0affff0908
;     v22 = vshuffle.v128 v19, v19, 0xffff0706ffff0504ffff0302ffff0100
;     v23 = vshuffle.v128 v19, v19, 0xffff0f0effff0d0cffff0b0affff0908
;     v24 = vshuffle.v128 v17, v17, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v25 = vshuffle.v128 v17, v17, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v26 = vshuffle.v128 v24, v24, 0xffff0706ffff0504ffff0302ffff0100
;     v27 = vshuffle.v128 v24, v24, 0xffff0f0effff0d0cffff0b0affff0908
;     v28 = vshuffle.v128 v25, v25, 0xffff0706ffff0504ffff0302ffff0100
;     v29 = vshuffle.v128 v25, v25, 0xffff0f0effff0d0cffff0b0affff0908
;     v30 = vsub.i32x4 v20, v26, 0
;     v31 = vsub.i32x4 v21, v27, 0
;     v32 = vsub.i32x4 v22, v28, 0
;     v33 = vsub.i32x4 v23, v29, 0
;     v34 = xor.v128 v12, v30
;     v35 = xor.v128 v12, v31
;     v36 = xor.v128 v12, v32
;     v37 = xor.v128 v12, v33
;     v38 = vsgt.i32x4 v34, v13, 0
;     v39 = vsgt.i32x4 v35, v13, 0
;     v40 = vsgt.i32x4 v36, v13, 0
;     v41 = vsgt.i32x4 v37, v13, 0
;     v42 = vshuffle.v128 v38, v38, 0x0f0e0d0c0d0c09080706050405040100
;     v43 = vshuffle.v128 v39, v39, 0x0f0e0d0c0d0c09080706050405040100
;     v44 = vshuffle.v128 v42, v43, 0x1b1a1918131211100b0a090803020100
;     v45 = vshuffle.v128 v40, v40, 0x0f0e0d0c0d0c09080706050405040100
;     v46 = vshuffle.v128 v41, v41, 0x0f0e0d0c0d0c09080706050405040100
;     v47 = vshuffle.v128 v45, v46, 0x1b1a1918131211100b0a090803020100
;     v48 = vshuffle.v128 v44, v47, 0x1e1c1a18161412100e0c0a0806040200
;     v49 = vselect.i8x16 v48, v15, v17
;     v50 = lea v0 + v4 * 1
;     store.v128 v49, v50
;     v51 = add.i64 v4, v8
;     v52 = icmp.i64 ne v51, v11
;     brif v52, block3(v51), block4
; block4:
;     v53 = icmp.i64 eq v11, v3
;     brif v53, block6, block5(v11)
; block5(v5: i64):
;     v54 = lea v1 + v5 * 1
;     v55 = load.i8 v54
;     v56 = lea v2 + v5 * 1
;     v57 = load.i8 v56
;     v58 = uext.i32 v55
;     v59 = uext.i32 v57
;     v60 = sub.i32 v58, v59
;     v61 = iconst.i32 100
;     v62 = icmp.i32 ugt v60, v61
;     v63 = select.i32 v62, v58, v59
;     v64 = trunc.i8 v63
;     v65 = lea v0 + v5 * 1
;     store.i8 v64, v65
;     v66 = iconst.i64 1
;     v67 = add.i64 v5, v66
;     v68 = icmp.i64 slt v67, v3
;     brif v68, block5(v67), block6
; block6:
;     return
; }
