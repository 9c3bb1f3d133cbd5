; Calls of what neither reads nor writes memory and always comes back are the same where their arguments are, in all
; blocks behind the first. Others are not: of another argument, on a way that the first is not on, or of a function
; that may read memory.
; passes: gvn tidy

declare double @sin(double) nounwind willreturn memory(none)
declare double @pow(double, double) nounwind willreturn memory(none)
declare double @reads(double) nounwind willreturn memory(read)

define double @same(double %x, i1 %c) {
  %a = call double @sin(double %x)
  %b = call double @pow(double %x, double %a)
  br i1 %c, label %l, label %m
l:
  %d = call double @sin(double %x)
  %e = call double @pow(double %x, double %d)
  ret double %e
m:
  ret double %b
}

define double @other(double %x, double %y, i1 %c, ptr %p) {
  br i1 %c, label %l, label %m
l:
  %a = call double @sin(double %x)
  br label %m
m:
  %b = phi double [ 0.0, %0 ], [ %a, %l ]
  %d = call double @sin(double %x)
  %e = call double @pow(double %x, double %y)
  %f = call double @pow(double %y, double %x)
  %g = call double @reads(double %x)
  store double %g, ptr %p
  %h = call double @reads(double %x)
  %bd = fadd double %b, %d
  %ef = fadd double %e, %f
  %gh = fadd double %g, %h
  %bdef = fadd double %bd, %ef
  %all = fadd double %bdef, %gh
  ret double %all
}
; expect:
; function @same(f64, i8) -> f64 {
;     sig0 = (f64) -> f64
;     sig1 = (f64, f64) -> f64
;     callee0 = @sin sig0
;     callee1 = @pow sig1
; block0(v0: f64, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     v4 = call callee0(v0) ; @sin
;     v5 = call callee1(v0, v4) ; @pow
;     brif v3, block1, block2
; block1:
;     return v5
; block2:
;     return v5
; }
;
; function @other(f64, f64, i8, i64) -> f64 {
;     sig0 = (f64) -> f64
;     sig1 = (f64, f64) -> f64
;     sig2 = (f64) -> f64
;     callee0 = @sin sig0
;     callee1 = @pow sig1
;     callee2 = @reads sig2
; block0(v0: f64, v1: f64, v2: i8, v3: i64):
;     v5 = iconst.i8 1
;     v6 = and.i8 v2, v5
;     v7 = fconst.f64 0x0 ; 0.0
;     brif v6, block1, block2(v7)
; block1:
;     v8 = call callee0(v0) ; @sin
;     jump block2(v8)
; block2(v4: f64):
;     v9 = call callee0(v0) ; @sin
;     v10 = call callee1(v0, v1) ; @pow
;     v11 = call callee1(v1, v0) ; @pow
;     v12 = call callee2(v0) ; @reads
;     store.f64 v12, v3
;     v13 = call callee2(v0) ; @reads
;     v14 = fadd.f64 v4, v9
;     v15 = fadd.f64 v10, v11
;     v16 = fadd.f64 v12, v13
;     v17 = fadd.f64 v14, v15
;     v18 = fadd.f64 v17, v16
;     return v18
; }
