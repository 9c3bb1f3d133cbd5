; Bytes are added up in lanes of bytes, though C computes with `int`.
; passes: gvn tidy vectorize

define i8 @f(ptr %p, i64 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = phi i8 [ 0, %entry ], [ %b, %loop ]
  %q = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %q
  %w = zext i8 %v to i32
  %aw = zext i8 %a to i32
  %x = xor i32 %w, 3
  %s = add i32 %aw, %x
  %b = trunc i32 %s to i8
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i8 %b
}
; expect:
; function @f(i64, i64, i32) -> i8 {
; block0(v0: i64, v1: i64, v2: i32):
;     v8 = iconst.i64 0
;     v9 = iconst.i8 0
;     v10 = icmp.i64 ne v1, v8
;     brif v10, block1, block5(v8, v9)
; block1:
;     v11 = iconst.i64 16
;     v12 = icmp.i64 uge v1, v11
;     brif v12, block2, block5(v8, v9)
; block2:
;     v13 = iconst.i64 -16
;     v14 = and.i64 v1, v13
;     v15 = vconst 0x3030303030303030303030303030303
;     v16 = vconst 0x0
;     jump block3(v8, v16)
; block3(v3: i64, v4: v128):
;     v17 = lea v0 + v3 * 1
;     v18 = load.v128 v17
;     v19 = xor.v128 v15, v18
;     v20 = vadd.i8x16 v4, v19, 0
;     v21 = add.i64 v3, v11
;     v22 = icmp.i64 ne v21, v14
;     brif v22, block3(v21, v20), block4
; block4:
;     v23 = vshuffle.v128 v20, v20, 0x07060504030201000f0e0d0c0b0a0908
;     v24 = vadd.i8x16 v20, v23, 0
;     v25 = vshuffle.v128 v24, v24, 0x030201000f0e0d0c0b0a090807060504
;     v26 = vadd.i8x16 v24, v25, 0
;     v27 = vshuffle.v128 v26, v26, 0xffff0f0e0d0c0b0a0908070605040302
;     v28 = vadd.i8x16 v26, v27, 0
;     v29 = vshuffle.v128 v28, v28, 0xff0f0e0d0c0b0a090807060504030201
;     v30 = vadd.i8x16 v28, v29, 0
;     v31 = vextract.i8x16 v30, 0
;     v32 = icmp.i64 eq v14, v1
;     brif v32, block6(v31), block5(v14, v31)
; block5(v5: i64, v6: i8):
;     v33 = lea v0 + v5 * 1
;     v34 = load.i8 v33
;     v35 = uext.i32 v34
;     v36 = iconst.i32 3
;     v37 = xor.i32 v35, v36
;     v38 = trunc.i8 v37
;     v39 = add.i8 v6, v38
;     v40 = iconst.i64 1
;     v41 = add.i64 v5, v40
;     v42 = icmp.i64 ult v41, v1
;     brif v42, block5(v41, v39), block6(v39)
; block6(v7: i8):
;     return v7
; }
