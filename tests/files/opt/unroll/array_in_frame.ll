; The elements of an array that loops count through are values when nothing is left of the loops.
; passes: inline tidy invert mem2reg tidy sccp tidy ranges widen gvn unroll tidy

define i64 @f(ptr %p, i64 %n) {
entry:
  %a = alloca [3 x i64]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i1, %fill ]
  %from = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %from
  %to = getelementptr [3 x i64], ptr %a, i64 0, i64 %i
  store i64 %x, ptr %to
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, 3
  br i1 %c, label %fill, label %choose
choose:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %sum, label %change
change:
  store i64 %n, ptr %a
  br label %sum
sum:
  %j = phi i64 [ 0, %choose ], [ 0, %change ], [ %j1, %sum ]
  %s = phi i64 [ 0, %choose ], [ 1, %change ], [ %t, %sum ]
  %at = getelementptr [3 x i64], ptr %a, i64 0, i64 %j
  %y = load i64, ptr %at
  %t = add i64 %s, %y
  %j1 = add i64 %j, 1
  %d = icmp ult i64 %j1, 3
  br i1 %d, label %sum, label %end
end:
  ret i64 %t
}
; expect:
; function @f(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v4 = iconst.i64 0
;     v5 = load.i64 v0
;     v6 = iconst.i64 1
;     v7 = load.i64 v0 + 8
;     v8 = load.i64 v0 + 16
;     v9 = icmp.i64 eq v1, v4
;     brif v9, block1(v4, v5), block1(v6, v1)
; block1(v2: i64, v3: i64):
;     v10 = add.i64 v2, v3
;     v11 = add.i64 v7, v10
;     v12 = add.i64 v8, v11
;     return v12
; }
