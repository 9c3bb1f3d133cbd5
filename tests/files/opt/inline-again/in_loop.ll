; A callback that is called in a loop, around which its address stays the same.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

define internal i64 @less(i64 %x, i64 %y) {
  %c = icmp slt i64 %x, %y
  %z = zext i1 %c to i64
  ret i64 %z
}

define internal i64 @count(ptr %p, i64 %n, ptr %less) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %k = phi i64 [ 0, %entry ], [ %l, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  %c = call i64 %less(i64 %v, i64 %n)
  %l = add i64 %k, %c
  %j = add i64 %i, 1
  %d = icmp ult i64 %j, %n
  br i1 %d, label %loop, label %end
end:
  ret i64 %l
}

define i64 @f(ptr %p, i64 %n) {
  %y = call i64 @count(ptr %p, i64 %n, ptr @less)
  ret i64 %y
}
; expect:
; function @less(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = icmp.i64 slt v0, v1
;     v3 = uext.i64 v2
;     return v3
; }
;
; function @count(i64, i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
; block0(v0: i64, v1: i64, v2: i64):
;     v5 = iconst.i64 0
;     jump block1(v5, v5)
; block1(v3: i64, v4: i64):
;     v6 = lea v0 + v3 * 8
;     v7 = load.i64 v6
;     v8 = call_indirect sig0 v2(v7, v1)
;     v9 = add.i64 v4, v8
;     v10 = iconst.i64 1
;     v11 = add.i64 v3, v10
;     v12 = icmp.i64 ult v11, v1
;     brif v12, block1(v11, v9), block2
; block2:
;     return v9
; }
;
; function @f(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v4 = iconst.i64 0
;     jump block1(v4, v4)
; block1(v2: i64, v3: i64):
;     v5 = lea v0 + v2 * 8
;     v6 = load.i64 v5
;     v7 = icmp.i64 slt v6, v1
;     v8 = uext.i64 v7
;     v9 = add.i64 v3, v8
;     v10 = iconst.i64 1
;     v11 = add.i64 v2, v10
;     v12 = icmp.i64 ult v11, v1
;     brif v12, block1(v11, v9), block2
; block2:
;     return v9
; }
