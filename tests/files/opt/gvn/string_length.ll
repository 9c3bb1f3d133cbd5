; The length of a string is known where all that its address may be of are constants with strings of one length:
; in front of the first byte that is zero, from where the address points.
; passes: gvn tidy

@abc = constant [4 x i8] c"abc\00"
@comma = constant [3 x i8] c", \00"
@more = constant [5 x i8] c";\0A\00x\00"
@open = constant [2 x i8] c"ab"
@written = global [4 x i8] c"abc\00"

declare i64 @strlen(ptr)

define i64 @known(i1 %c, i1 %d) {
  %a = call i64 @strlen(ptr @abc)
  %p = getelementptr i8, ptr @abc, i64 1
  %b = call i64 @strlen(ptr %p)
  %q = select i1 %c, ptr @comma, ptr @more
  %s = call i64 @strlen(ptr %q)
  br i1 %d, label %x, label %y
x:
  br label %y
y:
  %r = phi ptr [ @comma, %0 ], [ @more, %x ]
  %t = call i64 @strlen(ptr %r)
  %u = mul i64 %a, 1000
  %v = mul i64 %b, 100
  %w = mul i64 %s, 10
  %uv = add i64 %u, %v
  %uvw = add i64 %uv, %w
  %all = add i64 %uvw, %t
  ret i64 %all
}

define i64 @unknown(ptr %p, i1 %c) {
  %a = call i64 @strlen(ptr %p)
  %b = call i64 @strlen(ptr @open)
  %d = call i64 @strlen(ptr @written)
  %q = select i1 %c, ptr @abc, ptr @comma
  %e = call i64 @strlen(ptr %q)
  %ab = add i64 %a, %b
  %de = add i64 %d, %e
  %all = add i64 %ab, %de
  ret i64 %all
}
; expect:
; function @known(i8, i8) -> i64 {
; block0(v0: i8, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     brif v3, block1, block1
; block1:
;     v4 = iconst.i64 3222
;     return v4
; }
;
; function @unknown(i64, i8) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @strlen sig0
; block0(v0: i64, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     v4 = call callee0(v0) ; @strlen
;     v5 = symbol_addr @open
;     v6 = call callee0(v5) ; @strlen
;     v7 = symbol_addr @written
;     v8 = call callee0(v7) ; @strlen
;     v9 = symbol_addr @abc
;     v10 = symbol_addr @comma
;     v11 = select.i64 v3, v9, v10
;     v12 = call callee0(v11) ; @strlen
;     v13 = add.i64 v4, v6
;     v14 = add.i64 v8, v12
;     v15 = add.i64 v13, v14
;     return v15
; }
