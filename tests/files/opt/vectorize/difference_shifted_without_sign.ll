; The high bits of a negative difference are ones in 32 bits, and shifted down they are
;  of the result: 16 bits do not do.
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
  %v = lshr i32 %u, 15
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
;     jump block3(v6)
; block3(v4: i64):
;     v12 = lea v1 + v4 * 1
;     v13 = load.v128 v12
;     v14 = lea v2 + v4 * 1
;     v15 = load.v128 v14
;     v16 = vshuffle.v128 v13, v13, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v17 = vshuffle.v128 v13, v13, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v18 = vshuffle.v128 v16, v16, 0xffff0706ffff0504ffff0302ffff0100
;     v19 = vshuffle.v128 v16, v16, 0xffff0f0effff0d0cffff0b0affff0908
;     v20 = vshuffle.v128 v17, v17, 0xffff0706ffff0504ffff0302ffff0100
;     v21 = vshuffle.v128 v17, v17, 0xffff0f0effff0d0cffff0b0affff0908
;     v22 = vshuffle.v128 v15, v15, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v23 = vshuffle.v128 v15, v15, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v24 = vshuffle.v128 v22, v22, 0xffff0706ffff0504ffff0302ffff0100
;     v25 = vshuffle.v128 v22, v22, 0xffff0f0effff0d0cffff0b0affff0908
;     v26 = vshuffle.v128 v23, v23, 0xffff0706ffff0504ffff0302ffff0100
;     v27 = vshuffle.v128 v23, v23, 0xffff0f0effff0d0cffff0b0affff0908
;     v28 = vsub.i32x4 v18, v24, 0
;     v29 = vsub.i32x4 v19, v25, 0
;     v30 = vsub.i32x4 v20, v26, 0
;     v31 = vsub.i32x4 v21, v27, 0
;     v32 = vlshr.i32x4 v28, 15
;     v33 = vlshr.i32x4 v29, 15
;     v34 = vlshr.i32x4 v30, 15
;     v35 = vlshr.i32x4 v31, 15
;     v36 = vshuffle.v128 v32, v32, 0x0f0e0d0c0d0c09080706050405040100
;     v37 = vshuffle.v128 v33, v33, 0x0f0e0d0c0d0c09080706050405040100
;     v38 = vshuffle.v128 v36, v37, 0x1b1a1918131211100b0a090803020100
;     v39 = vshuffle.v128 v34, v34, 0x0f0e0d0c0d0c09080706050405040100
;     v40 = vshuffle.v128 v35, v35, 0x0f0e0d0c0d0c09080706050405040100
;     v41 = vshuffle.v128 v39, v40, 0x1b1a1918131211100b0a090803020100
;     v42 = vshuffle.v128 v38, v41, 0x1e1c1a18161412100e0c0a0806040200
;     v43 = lea v0 + v4 * 1
;     store.v128 v42, v43
;     v44 = add.i64 v4, v8
;     v45 = icmp.i64 ne v44, v11
;     brif v45, block3(v44), block4
; block4:
;     v46 = icmp.i64 eq v11, v3
;     brif v46, block6, block5(v11)
; block5(v5: i64):
;     v47 = lea v1 + v5 * 1
;     v48 = load.i8 v47
;     v49 = lea v2 + v5 * 1
;     v50 = load.i8 v49
;     v51 = uext.i32 v48
;     v52 = uext.i32 v50
;     v53 = sub.i32 v51, v52
;     v54 = iconst.i32 15
;     v55 = lshr.i32 v53, v54
;     v56 = trunc.i8 v55
;     v57 = lea v0 + v5 * 1
;     store.i8 v56, v57
;     v58 = iconst.i64 1
;     v59 = add.i64 v5, v58
;     v60 = icmp.i64 slt v59, v3
;     brif v60, block5(v59), block6
; block6:
;     return
; }
