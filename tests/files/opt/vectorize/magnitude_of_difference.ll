; The magnitude of a difference of bytes, of which the low ones of 16 bits are stored.
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
  %c = icmp slt i32 %u, 0
  %m = sub i32 0, %u
  %v = select i1 %c, i32 %m, i32 %u
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
;     v12 = vconst 0x0
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
;     v21 = vsub.i16x8 v17, v19, 0
;     v22 = vsub.i16x8 v18, v20, 0
;     v23 = vsgt.i16x8 v12, v21, 0
;     v24 = vsgt.i16x8 v12, v22, 0
;     v25 = vsub.i8x16 v14, v16, 0
;     v26 = vsub.i8x16 v12, v25, 0
;     v27 = vshuffle.v128 v23, v24, 0x1e1c1a18161412100e0c0a0806040200
;     v28 = vselect.i8x16 v27, v26, v25
;     v29 = lea v0 + v4 * 1
;     store.v128 v28, v29
;     v30 = add.i64 v4, v8
;     v31 = icmp.i64 ne v30, v11
;     brif v31, block3(v30), block4
; block4:
;     v32 = icmp.i64 eq v11, v3
;     brif v32, block6, block5(v11)
; block5(v5: i64):
;     v33 = lea v1 + v5 * 1
;     v34 = load.i8 v33
;     v35 = lea v2 + v5 * 1
;     v36 = load.i8 v35
;     v37 = uext.i32 v34
;     v38 = uext.i32 v36
;     v39 = sub.i32 v37, v38
;     v40 = iconst.i32 0
;     v41 = sub.i32 v40, v39
;     v42 = icmp.i32 slt v41, v40
;     v43 = select.i32 v42, v39, v41
;     v44 = trunc.i8 v43
;     v45 = lea v0 + v5 * 1
;     store.i8 v44, v45
;     v46 = iconst.i64 1
;     v47 = add.i64 v5, v46
;     v48 = icmp.i64 slt v47, v3
;     brif v48, block5(v47), block6
; block6:
;     return
; }
