; What comes from outside the loop may have any bits: the shifted sum has 32.
; passes: tidy vectorize

define void @f(ptr noalias %d, ptr %a, ptr %b, i64 %n, i32 %k) {
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
  %u = add i32 %x, %k
  %v = lshr i32 %u, 4
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
; function @f(i64, i64, i64, i64, i32) {
; block0(v0: i64 noalias, v1: i64, v2: i64, v3: i64, v4: i32):
;     v7 = iconst.i64 0
;     v8 = icmp.i64 sgt v3, v7
;     brif v8, block1, block5(v7)
; block1:
;     v9 = iconst.i64 16
;     v10 = icmp.i64 uge v3, v9
;     brif v10, block2, block5(v7)
; block2:
;     v11 = iconst.i64 -16
;     v12 = and.i64 v3, v11
;     v13 = vsplat.i32x4 v4, 0
;     jump block3(v7)
; block3(v5: i64):
;     v14 = lea v1 + v5 * 1
;     v15 = load.v128 v14
;     v16 = vshuffle.v128 v15, v15, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v17 = vshuffle.v128 v15, v15, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v18 = vshuffle.v128 v16, v16, 0xffff0706ffff0504ffff0302ffff0100
;     v19 = vshuffle.v128 v16, v16, 0xffff0f0effff0d0cffff0b0affff0908
;     v20 = vshuffle.v128 v17, v17, 0xffff0706ffff0504ffff0302ffff0100
;     v21 = vshuffle.v128 v17, v17, 0xffff0f0effff0d0cffff0b0affff0908
;     v22 = vadd.i32x4 v18, v13, 0
;     v23 = vadd.i32x4 v19, v13, 0
;     v24 = vadd.i32x4 v20, v13, 0
;     v25 = vadd.i32x4 v21, v13, 0
;     v26 = vlshr.i32x4 v22, 4
;     v27 = vlshr.i32x4 v23, 4
;     v28 = vlshr.i32x4 v24, 4
;     v29 = vlshr.i32x4 v25, 4
;     v30 = vshuffle.v128 v26, v26, 0x0f0e0d0c0d0c09080706050405040100
;     v31 = vshuffle.v128 v27, v27, 0x0f0e0d0c0d0c09080706050405040100
;     v32 = vshuffle.v128 v30, v31, 0x1b1a1918131211100b0a090803020100
;     v33 = vshuffle.v128 v28, v28, 0x0f0e0d0c0d0c09080706050405040100
;     v34 = vshuffle.v128 v29, v29, 0x0f0e0d0c0d0c09080706050405040100
;     v35 = vshuffle.v128 v33, v34, 0x1b1a1918131211100b0a090803020100
;     v36 = vshuffle.v128 v32, v35, 0x1e1c1a18161412100e0c0a0806040200
;     v37 = lea v0 + v5 * 1
;     store.v128 v36, v37
;     v38 = add.i64 v5, v9
;     v39 = icmp.i64 ne v38, v12
;     brif v39, block3(v38), block4
; block4:
;     v40 = icmp.i64 eq v12, v3
;     brif v40, block6, block5(v12)
; block5(v6: i64):
;     v41 = lea v1 + v6 * 1
;     v42 = load.i8 v41
;     v43 = uext.i32 v42
;     v44 = add.i32 v4, v43
;     v45 = iconst.i32 4
;     v46 = lshr.i32 v44, v45
;     v47 = trunc.i8 v46
;     v48 = lea v0 + v6 * 1
;     store.i8 v47, v48
;     v49 = iconst.i64 1
;     v50 = add.i64 v6, v49
;     v51 = icmp.i64 slt v50, v3
;     brif v51, block5(v50), block6
; block6:
;     return
; }
