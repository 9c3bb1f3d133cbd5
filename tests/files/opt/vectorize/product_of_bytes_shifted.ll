; A product of two bytes without signs has 16 bits.
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
  %u = mul i32 %x, %y
  %v = lshr i32 %u, 8
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
;     v18 = vshuffle.v128 v15, v15, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v19 = vshuffle.v128 v15, v15, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v20 = vmul.i16x8 v16, v18, 0
;     v21 = vmul.i16x8 v17, v19, 0
;     v22 = vlshr.i16x8 v20, 8
;     v23 = vlshr.i16x8 v21, 8
;     v24 = vshuffle.v128 v22, v23, 0x1e1c1a18161412100e0c0a0806040200
;     v25 = lea v0 + v4 * 1
;     store.v128 v24, v25
;     v26 = add.i64 v4, v8
;     v27 = icmp.i64 ne v26, v11
;     brif v27, block3(v26), block4
; block4:
;     v28 = icmp.i64 eq v11, v3
;     brif v28, block6, block5(v11)
; block5(v5: i64):
;     v29 = lea v1 + v5 * 1
;     v30 = load.i8 v29
;     v31 = lea v2 + v5 * 1
;     v32 = load.i8 v31
;     v33 = uext.i32 v30
;     v34 = uext.i32 v32
;     v35 = mul.i32 v33, v34
;     v36 = iconst.i32 8
;     v37 = lshr.i32 v35, v36
;     v38 = trunc.i8 v37
;     v39 = lea v0 + v5 * 1
;     store.i8 v38, v39
;     v40 = iconst.i64 1
;     v41 = add.i64 v5, v40
;     v42 = icmp.i64 slt v41, v3
;     brif v42, block5(v41), block6
; block6:
;     return
; }
