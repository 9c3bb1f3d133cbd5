; A number of 32 bits is not divided in lanes of 16.
; passes: tidy vectorize

define void @f(ptr noalias %d, ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i32, ptr %a, i64 %i
  %a.low = load i32, ptr %a.at
  %w = zext i32 %a.low to i64
  %p = mul i64 %w, 954437177
  %q = lshr i64 %p, 33
  %r = trunc i64 %q to i32
  %d.at = getelementptr i32, ptr %d, i64 %i
  store i32 %r, ptr %d.at
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
;     v8 = iconst.i64 4
;     v9 = icmp.i64 uge v3, v8
;     brif v9, block2, block5(v6)
; block2:
;     v10 = iconst.i64 -4
;     v11 = and.i64 v3, v10
;     v12 = vconst 0x38e38e390000000038e38e39
;     jump block3(v6)
; block3(v4: i64):
;     v13 = lea v1 + v4 * 4
;     v14 = load.v128 v13
;     v15 = vshuffle.v128 v14, v14, 0xffffffff07060504ffffffff03020100
;     v16 = vshuffle.v128 v14, v14, 0xffffffff0f0e0d0cffffffff0b0a0908
;     v17 = vmul_u32.i64x2 v15, v12, 0
;     v18 = vmul_u32.i64x2 v16, v12, 0
;     v19 = vlshr.i64x2 v17, 33
;     v20 = vlshr.i64x2 v18, 33
;     v21 = vshuffle.v128 v19, v20, 0x1b1a1918131211100b0a090803020100
;     v22 = lea v0 + v4 * 4
;     store.v128 v21, v22
;     v23 = add.i64 v4, v8
;     v24 = icmp.i64 ne v23, v11
;     brif v24, block3(v23), block4
; block4:
;     v25 = icmp.i64 eq v11, v3
;     brif v25, block6, block5(v11)
; block5(v5: i64):
;     v26 = lea v1 + v5 * 4
;     v27 = load.i32 v26
;     v28 = uext.i64 v27
;     v29 = iconst.i64 954437177
;     v30 = mul.i64 v28, v29
;     v31 = iconst.i64 33
;     v32 = lshr.i64 v30, v31
;     v33 = trunc.i32 v32
;     v34 = lea v0 + v5 * 4
;     store.i32 v33, v34
;     v35 = iconst.i64 1
;     v36 = add.i64 v5, v35
;     v37 = icmp.i64 slt v36, v3
;     brif v37, block5(v36), block6
; block6:
;     return
; }
