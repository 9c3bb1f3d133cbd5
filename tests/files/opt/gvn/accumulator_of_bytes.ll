; What a loop adds up in eight bits is added in eight bits, though C computes with `int`.
; passes: gvn tidy

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
  %s = add i32 %aw, %w
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
;     v5 = iconst.i64 0
;     v6 = iconst.i8 0
;     jump block1(v5, v6)
; block1(v3: i64, v4: i8):
;     v7 = lea v0 + v3 * 1
;     v8 = load.i8 v7
;     v9 = add.i8 v4, v8
;     v10 = iconst.i64 1
;     v11 = add.i64 v3, v10
;     v12 = icmp.i64 ult v11, v1
;     brif v12, block1(v11, v9), block2
; block2:
;     return v9
; }
