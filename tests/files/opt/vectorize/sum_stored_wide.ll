; A sum of bytes is extended where it is stored: 16 bits are enough before.
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
  %v = add i32 %u, %x
  %r = add i32 %v, 0
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
;     v20 = vadd.i16x8 v16, v18, 0
;     v21 = vadd.i16x8 v17, v19, 0
;     v22 = vadd.i16x8 v20, v16, 0
;     v23 = vadd.i16x8 v21, v17, 0
;     v24 = vshuffle.v128 v22, v22, 0xffff0706ffff0504ffff0302ffff0100
;     v25 = vshuffle.v128 v22, v22, 0xffff0f0effff0d0cffff0b0affff0908
;     v26 = vshuffle.v128 v23, v23, 0xffff0706ffff0504ffff0302ffff0100
;     v27 = vshuffle.v128 v23, v23, 0xffff0f0effff0d0cffff0b0affff0908
;     v28 = lea v0 + v4 * 4
;     store.v128 v24, v28
;     store.v128 v25, v28 + 16
;     store.v128 v26, v28 + 32
;     store.v128 v27, v28 + 48
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
;     v36 = uext.i32 v33
;     v37 = uext.i32 v35
;     v38 = add.i32 v36, v37
;     v39 = add.i32 v36, v38
;     v40 = lea v0 + v5 * 4
;     store.i32 v39, v40
;     v41 = iconst.i64 1
;     v42 = add.i64 v5, v41
;     v43 = icmp.i64 slt v42, v3
;     brif v43, block5(v42), block6
; block6:
;     return
; }
