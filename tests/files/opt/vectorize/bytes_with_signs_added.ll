; The sum of two bytes with signs lies between -256 and 254.
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
  %x = sext i8 %a.low to i32
  %y = sext i8 %b.low to i32
  %u = add i32 %x, %y
  %v = ashr i32 %u, 1
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
;     v16 = vconst 0x0
;     v17 = vsgt.i8x16 v16, v13, 0
;     v18 = vshuffle.v128 v13, v17, 0x17071606150514041303120211011000
;     v19 = vshuffle.v128 v13, v17, 0x1f0f1e0e1d0d1c0c1b0b1a0a19091808
;     v20 = vsgt.i8x16 v16, v15, 0
;     v21 = vshuffle.v128 v15, v20, 0x17071606150514041303120211011000
;     v22 = vshuffle.v128 v15, v20, 0x1f0f1e0e1d0d1c0c1b0b1a0a19091808
;     v23 = vadd.i16x8 v18, v21, 0
;     v24 = vadd.i16x8 v19, v22, 0
;     v25 = vashr.i16x8 v23, 1
;     v26 = vashr.i16x8 v24, 1
;     v27 = vshuffle.v128 v25, v26, 0x1e1c1a18161412100e0c0a0806040200
;     v28 = lea v0 + v4 * 1
;     store.v128 v27, v28
;     v29 = add.i64 v4, v8
;     v30 = icmp.i64 ne v29, v11
;     brif v30, block3(v29), block4
; block4:
;     v31 = icmp.i64 eq v11, v3
;     brif v31, block6, block5(v11)
; block5(v5: i64):
;     v32 = lea v1 + v5 * 1
;     v33 = load.i8 v32
;     v34 = lea v2 + v5 * 1
;     v35 = load.i8 v34
;     v36 = sext.i32 v33
;     v37 = sext.i32 v35
;     v38 = add.i32 v36, v37
;     v39 = iconst.i32 1
;     v40 = ashr.i32 v38, v39
;     v41 = trunc.i8 v40
;     v42 = lea v0 + v5 * 1
;     store.i8 v41, v42
;     v43 = iconst.i64 1
;     v44 = add.i64 v5, v43
;     v45 = icmp.i64 slt v44, v3
;     brif v45, block5(v44), block6
; block6:
;     return
; }
