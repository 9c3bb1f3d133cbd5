; Where an index is computed of a counter without wrapping, the counter is there in 64 bits, and nothing is extended.
; passes: tidy invert sccp tidy ranges widen gvn licm tidy

define i32 @column(ptr %a, i32 %n, i32 %column) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %sum = phi i32 [ 0, %entry ], [ %more, %again ]
  %continues = icmp slt i32 %i, %n
  br i1 %continues, label %again, label %end
again:
  %row = mul nsw i32 %i, %n
  %place = add nsw i32 %row, %column
  %index = sext i32 %place to i64
  %at = getelementptr i32, ptr %a, i64 %index
  %x = load i32, ptr %at
  %more = add i32 %sum, %x
  %next = add nsw i32 %i, 1
  br label %loop
end:
  ret i32 %sum
}
; expect:
; function @column(i64, i32, i32) -> i32 {
; block0(v0: i64, v1: i32, v2: i32):
;     v5 = iconst.i32 0
;     v6 = iconst.i64 0
;     v7 = sext.i64 v1
;     v8 = uext.i64 v1
;     v9 = sext.i64 v2
;     v10 = lea v0 + v9 * 4
;     v11 = iconst.i64 1
;     jump block1(v6, v5)
; block1(v3: i64, v4: i32):
;     v12 = icmp.i64 slt v3, v7
;     brif v12, block2, block3
; block2:
;     v13 = mul.i64 v3, v8
;     v14 = lea v10 + v13 * 4
;     v15 = load.i32 v14
;     v16 = add.i32 v4, v15
;     v17 = add.i64 v3, v11
;     jump block1(v17, v16)
; block3:
;     return v4
; }
