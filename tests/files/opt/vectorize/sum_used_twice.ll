; A sum of bytes of which a byte is stored here and all of it there.
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
  %v = add i32 %x, %y
  %r = trunc i32 %v to i8
  %d.at = getelementptr i8, ptr %d, i64 %i
  store i8 %r, ptr %d.at
  %b.wide = getelementptr i32, ptr %d, i64 %i
  %far = getelementptr i8, ptr %b.wide, i64 65536
  store i32 %v, ptr %far
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
;     v12 = iconst.i64 2
;     v13 = shl.i64 v11, v12
;     v14 = iconst.i64 65535
;     v15 = add.i64 v13, v14
;     v16 = iconst.i64 5
;     v17 = mul.i64 v11, v16
;     v18 = iconst.i64 -1
;     v19 = add.i64 v17, v18
;     v20 = icmp.i64 uge v15, v19
;     brif v20, block3(v6), block5(v6)
; block3(v4: i64):
;     v21 = lea v1 + v4 * 1
;     v22 = load.v128 v21
;     v23 = lea v2 + v4 * 1
;     v24 = load.v128 v23
;     v25 = vadd.i8x16 v22, v24, 0
;     v26 = lea v0 + v4 * 1
;     store.v128 v25, v26
;     v27 = vshuffle.v128 v22, v22, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v28 = vshuffle.v128 v22, v22, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v29 = vshuffle.v128 v27, v27, 0xffff0706ffff0504ffff0302ffff0100
;     v30 = vshuffle.v128 v27, v27, 0xffff0f0effff0d0cffff0b0affff0908
;     v31 = vshuffle.v128 v28, v28, 0xffff0706ffff0504ffff0302ffff0100
;     v32 = vshuffle.v128 v28, v28, 0xffff0f0effff0d0cffff0b0affff0908
;     v33 = vshuffle.v128 v24, v24, 0xff07ff06ff05ff04ff03ff02ff01ff00
;     v34 = vshuffle.v128 v24, v24, 0xff0fff0eff0dff0cff0bff0aff09ff08
;     v35 = vshuffle.v128 v33, v33, 0xffff0706ffff0504ffff0302ffff0100
;     v36 = vshuffle.v128 v33, v33, 0xffff0f0effff0d0cffff0b0affff0908
;     v37 = vshuffle.v128 v34, v34, 0xffff0706ffff0504ffff0302ffff0100
;     v38 = vshuffle.v128 v34, v34, 0xffff0f0effff0d0cffff0b0affff0908
;     v39 = vadd.i32x4 v29, v35, 0
;     v40 = vadd.i32x4 v30, v36, 0
;     v41 = vadd.i32x4 v31, v37, 0
;     v42 = vadd.i32x4 v32, v38, 0
;     v43 = lea v0 + v4 * 4
;     store.v128 v39, v43 + 65536
;     store.v128 v40, v43 + 65552
;     store.v128 v41, v43 + 65568
;     store.v128 v42, v43 + 65584
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
;     v53 = add.i32 v51, v52
;     v54 = trunc.i8 v53
;     v55 = lea v0 + v5 * 1
;     store.i8 v54, v55
;     v56 = lea v0 + v5 * 4
;     store.i32 v53, v56 + 65536
;     v57 = iconst.i64 1
;     v58 = add.i64 v5, v57
;     v59 = icmp.i64 slt v58, v3
;     brif v59, block5(v58), block6
; block6:
;     return
; }
