; A cell lives if three around it do, or two and it: all with bytes.
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
  %m = and i8 %a.low, 7
  %x = zext i8 %m to i32
  %y = zext i8 %b.low to i32
  %three = icmp eq i32 %x, 3
  %two = icmp eq i32 %x, 2
  %alive = icmp ne i32 %y, 0
  %stays = and i1 %two, %alive
  %lives = or i1 %three, %stays
  %r = zext i1 %lives to i8
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
;     v12 = vconst 0x7070707070707070707070707070707
;     v13 = vconst 0x3030303030303030303030303030303
;     v14 = vconst 0x2020202020202020202020202020202
;     v15 = vconst 0x0
;     v16 = vconst 0xffffffffffffffffffffffffffffffff
;     v17 = vconst 0x1010101010101010101010101010101
;     jump block3(v6)
; block3(v4: i64):
;     v18 = lea v1 + v4 * 1
;     v19 = load.v128 v18
;     v20 = lea v2 + v4 * 1
;     v21 = load.v128 v20
;     v22 = and.v128 v12, v19
;     v23 = veq.i8x16 v22, v13, 0
;     v24 = veq.i8x16 v22, v14, 0
;     v25 = veq.i8x16 v21, v15, 0
;     v26 = xor.v128 v16, v25
;     v27 = and.v128 v24, v26
;     v28 = or.v128 v23, v27
;     v29 = and.v128 v17, v28
;     v30 = lea v0 + v4 * 1
;     store.v128 v29, v30
;     v31 = add.i64 v4, v8
;     v32 = icmp.i64 ne v31, v11
;     brif v32, block3(v31), block4
; block4:
;     v33 = icmp.i64 eq v11, v3
;     brif v33, block6, block5(v11)
; block5(v5: i64):
;     v34 = lea v1 + v5 * 1
;     v35 = load.i8 v34
;     v36 = lea v2 + v5 * 1
;     v37 = load.i8 v36
;     v38 = iconst.i8 7
;     v39 = and.i8 v35, v38
;     v40 = iconst.i8 3
;     v41 = icmp.i8 eq v39, v40
;     v42 = iconst.i8 2
;     v43 = icmp.i8 eq v39, v42
;     v44 = iconst.i8 0
;     v45 = icmp.i8 ne v37, v44
;     v46 = and.i8 v43, v45
;     v47 = or.i8 v41, v46
;     v48 = lea v0 + v5 * 1
;     store.i8 v47, v48
;     v49 = iconst.i64 1
;     v50 = add.i64 v5, v49
;     v51 = icmp.i64 slt v50, v3
;     brif v51, block5(v50), block6
; block6:
;     return
; }
