; A product of three bytes has 24 bits: it is computed with 32.
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
  %p = mul i32 %x, %y
  %u = mul i32 %p, %x
  %v = lshr i32 %u, 16
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
;     v28 = vmul.i32x4 v18, v24, 0
;     v29 = vmul.i32x4 v19, v25, 0
;     v30 = vmul.i32x4 v20, v26, 0
;     v31 = vmul.i32x4 v21, v27, 0
;     v32 = vmul.i32x4 v28, v18, 0
;     v33 = vmul.i32x4 v29, v19, 0
;     v34 = vmul.i32x4 v30, v20, 0
;     v35 = vmul.i32x4 v31, v21, 0
;     v36 = vlshr.i32x4 v32, 16
;     v37 = vlshr.i32x4 v33, 16
;     v38 = vlshr.i32x4 v34, 16
;     v39 = vlshr.i32x4 v35, 16
;     v40 = vshuffle.v128 v36, v36, 0x0f0e0d0c0d0c09080706050405040100
;     v41 = vshuffle.v128 v37, v37, 0x0f0e0d0c0d0c09080706050405040100
;     v42 = vshuffle.v128 v40, v41, 0x1b1a1918131211100b0a090803020100
;     v43 = vshuffle.v128 v38, v38, 0x0f0e0d0c0d0c09080706050405040100
;     v44 = vshuffle.v128 v39, v39, 0x0f0e0d0c0d0c09080706050405040100
;     v45 = vshuffle.v128 v43, v44, 0x1b1a1918131211100b0a090803020100
;     v46 = vshuffle.v128 v42, v45, 0x1e1c1a18161412100e0c0a0806040200
;     v47 = lea v0 + v4 * 1
;     store.v128 v46, v47
;     v48 = add.i64 v4, v8
;     v49 = icmp.i64 ne v48, v11
;     brif v49, block3(v48), block4
; block4:
;     v50 = icmp.i64 eq v11, v3
;     brif v50, block6, block5(v11)
; block5(v5: i64):
;     v51 = lea v1 + v5 * 1
;     v52 = load.i8 v51
;     v53 = lea v2 + v5 * 1
;     v54 = load.i8 v53
;     v55 = uext.i32 v52
;     v56 = uext.i32 v54
;     v57 = mul.i32 v55, v56
;     v58 = mul.i32 v55, v57
;     v59 = iconst.i32 16
;     v60 = lshr.i32 v58, v59
;     v61 = trunc.i8 v60
;     v62 = lea v0 + v5 * 1
;     store.i8 v61, v62
;     v63 = iconst.i64 1
;     v64 = add.i64 v5, v63
;     v65 = icmp.i64 slt v64, v3
;     brif v65, block5(v64), block6
; block6:
;     return
; }
