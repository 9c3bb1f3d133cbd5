; Nothing says that such a call may be made where the program makes none: it stays in its branch.
; passes: tidy licm

declare i64 @half() nounwind willreturn memory(none)

define i64 @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %sum, %latch ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %c = icmp eq i64 %x, 7
  br i1 %c, label %some, label %latch
some:
  %t = call i64 @half()
  br label %latch
latch:
  %y = phi i64 [ %x, %loop ], [ %t, %some ]
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
;     callee0 = @half sig0
; block0(v0: i64, v1: i64):
;     v7 = iconst.i64 0
;     jump block5(v7, v7)
; block5(v5: i64, v6: i64):
;     v8 = iconst.i64 7
;     v9 = iconst.i64 1
;     jump block1(v5, v6)
; block1(v2: i64, v3: i64):
;     v10 = lea v0 + v2 * 8
;     v11 = load.i64 v10
;     v12 = icmp.i64 eq v11, v8
;     brif v12, block2, block3(v11)
; block2:
;     v13 = call callee0() ; @half
;     jump block3(v13)
; block3(v4: i64):
;     v14 = add.i64 v3, v4
;     v15 = add.i64 v2, v9
;     v16 = icmp.i64 ult v15, v1
;     brif v16, block1(v15, v14), block4
; block4:
;     return v14
; }
