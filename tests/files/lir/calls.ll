; test: calls: direct, by pointer, through a cast, varargs, attributes that extend
; run: show lir
declare i32 @printf(ptr, ...)
declare void @narrow(i8 signext, i16 zeroext, i1 zeroext, i8)
declare zeroext i1 @bool()
declare i1 @plain()
define signext i8 @f(i8 signext %a, ptr %fp, double %d) {
  %1 = call i32 (ptr, ...) @printf(ptr null, i8 %a, double %d, i64 3, i1 true)
  call void @narrow(i8 %a, i16 5, i1 true, i8 %a)
  call void @narrow(i8 %a, i16 5, i1 true, i8 %a)
  %2 = call i64 %fp(i64 1, double %d)
  %3 = call i64 %fp(i64 %2, double %d)
  %4 = call i32 bitcast (void (i8, i16, i1, i8)* @narrow to i32 (i32)*)(i32 7)
  %5 = call i1 @bool()
  %6 = call i1 @plain()
  %7 = and i1 %5, %6
  %8 = sext i1 %7 to i8
  ret i8 %8
}
define void @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i8 %h) {
  call void @many(i64 %g, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %a, i8 %h)
  ret void
}
; expect:
; function @f(i32 sext, i64, f64) -> i32 sext {
;     sig0 = (i64, i32 zext, f64, i64, i32 zext) -> i32
;     sig1 = (i32 sext, i32 zext, i32 zext, i8)
;     sig2 = (i64, f64) -> i64
;     sig3 = (i32) -> i32
;     sig4 = () -> i32 zext
;     sig5 = () -> i8
;     callee0 = @printf sig0
;     callee1 = @narrow sig1
;     callee2 = @narrow sig3
;     callee3 = @bool sig4
;     callee4 = @plain sig5
; block0(v0: i32, v1: i64, v2: f64):
;     v3 = trunc.i8 v0
;     v4 = iconst.i64 0
;     v5 = uext.i32 v3
;     v6 = iconst.i64 3
;     v7 = iconst.i8 1
;     v8 = uext.i32 v7
;     v9 = call callee0(v4, v5, v2, v6, v8) ; @printf
;     v10 = sext.i32 v3
;     v11 = iconst.i16 5
;     v12 = uext.i32 v11
;     v13 = uext.i32 v7
;     call callee1(v10, v12, v13, v3) ; @narrow
;     v14 = sext.i32 v3
;     v15 = uext.i32 v11
;     v16 = uext.i32 v7
;     call callee1(v14, v15, v16, v3) ; @narrow
;     v17 = iconst.i64 1
;     v18 = call_indirect sig2 v1(v17, v2)
;     v19 = call_indirect sig2 v1(v18, v2)
;     v20 = iconst.i32 7
;     v21 = call callee2(v20) ; @narrow
;     v22 = call callee3() ; @bool
;     v23 = trunc.i8 v22
;     v24 = call callee4() ; @plain
;     v25 = and.i8 v24, v7
;     v26 = and.i8 v23, v25
;     v27 = iconst.i8 0
;     v28 = sub.i8 v27, v26
;     v29 = sext.i32 v28
;     return v29
; }
;
; function @many(i64, i64, i64, i64, i64, i64, i64, i8) {
;     sig0 = (i64, i64, i64, i64, i64, i64, i64, i8)
;     callee0 = @many sig0
; block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i64, v6: i64, v7: i8):
;     call callee0(v6, v1, v2, v3, v4, v5, v0, v7) ; @many
;     return
; }
