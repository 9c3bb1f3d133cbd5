; The sum of a number of 16 bits and a byte may have 17 bits, of which the highest one is wanted.
; passes: tidy vectorize

define void @f(ptr noalias %d, ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i16, ptr %a, i64 %i
  %a.low = load i16, ptr %a.at
  %x = zext i16 %a.low to i32
  %u = add i32 %x, 255
  %v = lshr i32 %u, 9
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
;     v12 = vconst 0xff000000ff000000ff000000ff
;     jump block3(v6)
; block3(v4: i64):
;     v13 = lea v1 + v4 * 2
;     v14 = load.v128 v13
;     v15 = load.v128 v13 + 16
;     v16 = vshuffle.v128 v14, v14, 0xffff0706ffff0504ffff0302ffff0100
;     v17 = vshuffle.v128 v14, v14, 0xffff0f0effff0d0cffff0b0affff0908
;     v18 = vshuffle.v128 v15, v15, 0xffff0706ffff0504ffff0302ffff0100
;     v19 = vshuffle.v128 v15, v15, 0xffff0f0effff0d0cffff0b0affff0908
;     v20 = vadd.i32x4 v16, v12, 0
;     v21 = vadd.i32x4 v17, v12, 0
;     v22 = vadd.i32x4 v18, v12, 0
;     v23 = vadd.i32x4 v19, v12, 0
;     v24 = vlshr.i32x4 v20, 9
;     v25 = vlshr.i32x4 v21, 9
;     v26 = vlshr.i32x4 v22, 9
;     v27 = vlshr.i32x4 v23, 9
;     v28 = vshuffle.v128 v24, v24, 0x0f0e0d0c0d0c09080706050405040100
;     v29 = vshuffle.v128 v25, v25, 0x0f0e0d0c0d0c09080706050405040100
;     v30 = vshuffle.v128 v28, v29, 0x1b1a1918131211100b0a090803020100
;     v31 = vshuffle.v128 v26, v26, 0x0f0e0d0c0d0c09080706050405040100
;     v32 = vshuffle.v128 v27, v27, 0x0f0e0d0c0d0c09080706050405040100
;     v33 = vshuffle.v128 v31, v32, 0x1b1a1918131211100b0a090803020100
;     v34 = vshuffle.v128 v30, v33, 0x1e1c1a18161412100e0c0a0806040200
;     v35 = lea v0 + v4 * 1
;     store.v128 v34, v35
;     v36 = add.i64 v4, v8
;     v37 = icmp.i64 ne v36, v11
;     brif v37, block3(v36), block4
; block4:
;     v38 = icmp.i64 eq v11, v3
;     brif v38, block6, block5(v11)
; block5(v5: i64):
;     v39 = lea v1 + v5 * 2
;     v40 = load.i16 v39
;     v41 = uext.i32 v40
;     v42 = iconst.i32 255
;     v43 = add.i32 v41, v42
;     v44 = iconst.i32 9
;     v45 = lshr.i32 v43, v44
;     v46 = trunc.i8 v45
;     v47 = lea v0 + v5 * 1
;     store.i8 v46, v47
;     v48 = iconst.i64 1
;     v49 = add.i64 v5, v48
;     v50 = icmp.i64 slt v49, v3
;     brif v50, block5(v49), block6
; block6:
;     return
; }
