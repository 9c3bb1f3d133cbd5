; Sixteen bits, through two operations, the second of which is a product.
; passes: gvn tidy

define i16 @f(ptr %p, i64 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = phi i16 [ 0, %entry ], [ %b, %loop ]
  %q = getelementptr i16, ptr %p, i64 %i
  %v = load i16, ptr %q
  %w = zext i16 %v to i32
  %aw = zext i16 %a to i32
  %t = mul i32 %aw, 31
  %s = sub i32 %t, %k
  %b = trunc i32 %s to i16
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i16 %b
}
; expect:
; function @f(i64, i64, i32) -> i16 {
; block0(v0: i64, v1: i64, v2: i32):
;     v5 = iconst.i64 0
;     v6 = iconst.i16 0
;     jump block1(v5, v6)
; block1(v3: i64, v4: i16):
;     v7 = iconst.i16 31
;     v8 = mul.i16 v4, v7
;     v9 = trunc.i16 v2
;     v10 = sub.i16 v8, v9
;     v11 = iconst.i64 1
;     v12 = add.i64 v3, v11
;     v13 = icmp.i64 ult v12, v1
;     brif v13, block1(v12, v10), block2
; block2:
;     return v10
; }
