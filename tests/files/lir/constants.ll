; test: undef and poison are 0, branches on constants, equal constants made once per block
; run: show lir
define i64 @f(i64 %x) {
  %a = add i64 %x, 42
  %b = mul i64 42, %a
  %c = xor i64 %b, undef
  %d = icmp sgt i64 42, %c
  br i1 true, label %t, label %e
t:
  %r = add i64 %c, 42
  %s = sub i64 42, %r
  ret i64 %s
e:
  ret i64 poison
}
; expect:
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 42
;     v2 = add.i64 v0, v1
;     v3 = mul.i64 v2, v1
;     v4 = iconst.i64 0
;     v5 = xor.i64 v3, v4
;     v6 = icmp.i64 slt v5, v1
;     jump block1
; block1:
;     v7 = iconst.i64 42
;     v8 = add.i64 v5, v7
;     v9 = sub.i64 v7, v8
;     return v9
; block2:
;     v10 = iconst.i64 0
;     return v10
; }
