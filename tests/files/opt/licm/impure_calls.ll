; Calls of functions of which one of the three is not said stay where they are made: one may read memory that the loop
; writes, one may not come back, one may unwind. So do a call whose argument differs from iteration to iteration and
; one that is made only if those before it have come back.
; passes: tidy licm

declare i64 @reads() nounwind willreturn memory(read)
declare i64 @stays() nounwind memory(none)
declare i64 @throws() willreturn memory(none)
declare i64 @of(i64) nounwind willreturn memory(none)

define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %a = call i64 @reads()
  %b = call i64 @stays()
  %c = call i64 @throws()
  %d = call i64 @of(i64 %i)
  %e = call i64 @of(i64 %n)
  %ab = add i64 %a, %b
  %cd = add i64 %c, %d
  %abcd = add i64 %ab, %cd
  %all = add i64 %abcd, %e
  %sum = add i64 %s, %all
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %sum
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = () -> i64
;     sig1 = () -> i64
;     sig2 = () -> i64
;     sig3 = (i64) -> i64
;     callee0 = @reads sig0
;     callee1 = @stays sig1
;     callee2 = @throws sig2
;     callee3 = @of sig3
; block0(v0: i64):
;     v5 = iconst.i64 0
;     jump block3(v5, v5)
; block3(v3: i64, v4: i64):
;     v6 = iconst.i64 1
;     jump block1(v3, v4)
; block1(v1: i64, v2: i64):
;     v7 = call callee0() ; @reads
;     v8 = call callee1() ; @stays
;     v9 = call callee2() ; @throws
;     v10 = call callee3(v1) ; @of
;     v11 = call callee3(v0) ; @of
;     v12 = add.i64 v7, v8
;     v13 = add.i64 v9, v10
;     v14 = add.i64 v12, v13
;     v15 = add.i64 v14, v11
;     v16 = add.i64 v2, v15
;     v17 = add.i64 v1, v6
;     v18 = icmp.i64 ult v17, v0
;     brif v18, block1(v17, v16), block2
; block2:
;     return v16
; }
