; A call that neither reads nor writes memory and always comes back is made before the loop if each
; iteration makes it, and loads go there past it.
; passes: tidy licm

declare ptr @table() nounwind willreturn memory(none)

define i64 @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %by = load i64, ptr %p
  %t = call ptr @table()
  %at = getelementptr i64, ptr %t, i64 %i
  %x = load i64, ptr %at
  %y = mul i64 %x, %by
  %sum = add i64 %s, %y
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %sum
}
; expect:
; function @f(i64, i64) -> i64 {
;     sig0 = () -> i64
;     callee0 = @table sig0
; block0(v0: i64, v1: i64):
;     v6 = iconst.i64 0
;     jump block3(v6, v6)
; block3(v4: i64, v5: i64):
;     v7 = load.i64 v0
;     v8 = call callee0() ; @table
;     v9 = iconst.i64 1
;     jump block1(v4, v5)
; block1(v2: i64, v3: i64):
;     v10 = lea v8 + v2 * 8
;     v11 = load.i64 v10
;     v12 = mul.i64 v11, v7
;     v13 = add.i64 v3, v12
;     v14 = add.i64 v2, v9
;     v15 = icmp.i64 ult v14, v1
;     brif v15, block1(v14, v13), block2
; block2:
;     return v13
; }
