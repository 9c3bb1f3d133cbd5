; What may wrap is computed in 32 bits and extended in each iteration.
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
  %row = mul i32 %i, %n
  %place = add i32 %row, %column
  %index = sext i32 %place to i64
  %at = getelementptr i32, ptr %a, i64 %index
  %x = load i32, ptr %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  br label %loop
end:
  ret i32 %sum
}
; expect:
; function @column(i64, i32, i32) -> i32 {
; block0(v0: i64, v1: i32, v2: i32):
;     v5 = iconst.i32 0
;     v6 = iconst.i32 1
;     jump block1(v5, v5)
; block1(v3: i32, v4: i32):
;     v7 = icmp.i32 slt v3, v1
;     brif v7, block2, block3
; block2:
;     v8 = mul.i32 v1, v3
;     v9 = add.i32 v2, v8
;     v10 = sext.i64 v9
;     v11 = lea v0 + v10 * 4
;     v12 = load.i32 v11
;     v13 = add.i32 v4, v12
;     v14 = add.i32 v3, v6
;     jump block1(v14, v13)
; block3:
;     return v4
; }
