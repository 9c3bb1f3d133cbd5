; A sum that stays at 255 is compared with 16 bits before it is cut.
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
  %u = add i32 %x, %y
  %c = icmp slt i32 %u, 255
  %v = select i1 %c, i32 %u, i32 255
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
;     v12 = vconst 0xff00ff00ff00ff00ff00ff00ff00ff
;     jump block3(v6)
; block3(v4: i64):
;     v13 = lea v1 + v4 * 1
;     v14 = load.v128 v13
;     v15 = lea v2 + v4 * 1
;     v16 = load.v128 v15
;     v17 = vshuffle.v128 v14, v14, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v18 = vshuffle.v128 v14, v14, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v19 = vshuffle.v128 v16, v16, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v20 = vshuffle.v128 v16, v16, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v21 = vadd.i16x8 v17, v19, 0
;     v22 = vadd.i16x8 v18, v20, 0
;     v23 = vsmin.i16x8 v21, v12, 0
;     v24 = vsmin.i16x8 v22, v12, 0
;     v25 = vshuffle.v128 v23, v24, 0x1e1c1a18161412100e0c0a0806040200
;     v26 = lea v0 + v4 * 1
;     store.v128 v25, v26
;     v27 = add.i64 v4, v8
;     v28 = icmp.i64 ne v27, v11
;     brif v28, block3(v27), block4
; block4:
;     v29 = icmp.i64 eq v11, v3
;     brif v29, block6, block5(v11)
; block5(v5: i64):
;     v30 = lea v1 + v5 * 1
;     v31 = load.i8 v30
;     v32 = lea v2 + v5 * 1
;     v33 = load.i8 v32
;     v34 = uext.i32 v31
;     v35 = uext.i32 v33
;     v36 = add.i32 v34, v35
;     v37 = iconst.i32 255
;     v38 = icmp.i32 slt v36, v37
;     v39 = select.i32 v38, v36, v37
;     v40 = trunc.i8 v39
;     v41 = lea v0 + v5 * 1
;     store.i8 v40, v41
;     v42 = iconst.i64 1
;     v43 = add.i64 v5, v42
;     v44 = icmp.i64 slt v43, v3
;     brif v44, block5(v43), block6
; block6:
;     return
; }
