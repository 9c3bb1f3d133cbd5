; test: conversions between integers, pointers and floats
; run: show lir
define double @to_float(i8 %a, i32 %b, i64 %c, i16 %d) {
  %w = sitofp i8 %a to double
  %x = uitofp i32 %b to double
  %y = uitofp i64 %c to double
  %z = uitofp i16 %d to float
  %z2 = fpext float %z to double
  %s = fadd double %w, %x
  %t = fadd double %s, %y
  %u = fadd double %t, %z2
  ret double %u
}
define i64 @to_int(double %d, float %f) {
  %a = fptosi double %d to i32
  %b = fptoui double %d to i32
  %c = fptoui float %f to i64
  %e = fptosi float %f to i7
  %f1 = fptoui double %d to i31
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %z = zext i7 %e to i64
  %w = zext i31 %f1 to i64
  %r = add i64 %x, %y
  %s = add i64 %r, %z
  %t = add i64 %s, %w
  %u = add i64 %t, %c
  ret i64 %u
}
define i32 @pointers(ptr %p, i32 %i, double %d) {
  %a = ptrtoint ptr %p to i32
  %b = inttoptr i32 %i to ptr
  %c = ptrtoint ptr %b to i64
  %e = bitcast double %d to i64
  %f = bitcast i64 %c to double
  %g = fptrunc double %f to float
  %h = bitcast float %g to i32
  %i2 = trunc i64 %e to i32
  %j = add i32 %h, %i2
  %k = add i32 %a, %j
  ret i32 %k
}
define ptr @same(ptr %p) {
  %a = bitcast ptr %p to i8*
  %b = freeze i8* %a
  %c = ptrtoint i8* %b to i64
  %d = inttoptr i64 %c to ptr
  ret ptr %d
}
; expect:
; function @to_float(i8, i32, i64, i16) -> f64 {
; block0(v0: i8, v1: i32, v2: i64, v3: i16):
;     v4 = sext.i32 v0
;     v5 = s_to_f.f64 v4
;     v6 = uext.i64 v1
;     v7 = s_to_f.f64 v6
;     v8 = u_to_f.f64 v2
;     v9 = uext.i32 v3
;     v10 = s_to_f.f32 v9
;     v11 = fpromote.f64 v10
;     v12 = fadd.f64 v5, v7
;     v13 = fadd.f64 v12, v8
;     v14 = fadd.f64 v13, v11
;     return v14
; }
;
; function @to_int(f64, f32) -> i64 {
; block0(v0: f64, v1: f32):
;     v2 = f_to_s.i32 v0
;     v3 = f_to_s.i64 v0
;     v4 = trunc.i32 v3
;     v5 = f_to_u.i64 v1
;     v6 = f_to_s.i32 v1
;     v7 = trunc.i8 v6
;     v8 = iconst.i8 127
;     v9 = and.i8 v7, v8
;     v10 = f_to_s.i32 v0
;     v11 = iconst.i32 2147483647
;     v12 = and.i32 v10, v11
;     v13 = uext.i64 v2
;     v14 = uext.i64 v4
;     v15 = uext.i64 v9
;     v16 = uext.i64 v12
;     v17 = add.i64 v13, v14
;     v18 = add.i64 v17, v15
;     v19 = add.i64 v18, v16
;     v20 = add.i64 v19, v5
;     return v20
; }
;
; function @pointers(i64, i32, f64) -> i32 {
; block0(v0: i64, v1: i32, v2: f64):
;     v3 = trunc.i32 v0
;     v4 = uext.i64 v1
;     v5 = bitcast.i64 v2
;     v6 = bitcast.f64 v4
;     v7 = fdemote.f32 v6
;     v8 = bitcast.i32 v7
;     v9 = trunc.i32 v5
;     v10 = add.i32 v8, v9
;     v11 = add.i32 v3, v10
;     return v11
; }
;
; function @same(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
