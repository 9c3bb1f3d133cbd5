; In a function of so many instructions a call is a small part of the work.
; passes: tidy unfold tidy

define i64 @large(i64 %n, i64 %k) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 1
more:
  %v1 = xor i64 %n, %k
  %w1 = mul i64 %v1, %n
  %v2 = xor i64 %w1, %k
  %w2 = mul i64 %v2, %n
  %v3 = xor i64 %w2, %k
  %w3 = mul i64 %v3, %n
  %v4 = xor i64 %w3, %k
  %w4 = mul i64 %v4, %n
  %v5 = xor i64 %w4, %k
  %w5 = mul i64 %v5, %n
  %v6 = xor i64 %w5, %k
  %w6 = mul i64 %v6, %n
  %v7 = xor i64 %w6, %k
  %w7 = mul i64 %v7, %n
  %v8 = xor i64 %w7, %k
  %w8 = mul i64 %v8, %n
  %v9 = xor i64 %w8, %k
  %w9 = mul i64 %v9, %n
  %v10 = xor i64 %w9, %k
  %w10 = mul i64 %v10, %n
  %v11 = xor i64 %w10, %k
  %w11 = mul i64 %v11, %n
  %v12 = xor i64 %w11, %k
  %w12 = mul i64 %v12, %n
  %v13 = xor i64 %w12, %k
  %w13 = mul i64 %v13, %n
  %v14 = xor i64 %w13, %k
  %w14 = mul i64 %v14, %n
  %v15 = xor i64 %w14, %k
  %w15 = mul i64 %v15, %n
  %v16 = xor i64 %w15, %k
  %w16 = mul i64 %v16, %n
  %v17 = xor i64 %w16, %k
  %w17 = mul i64 %v17, %n
  %v18 = xor i64 %w17, %k
  %w18 = mul i64 %v18, %n
  %r = call i64 @large(i64 %w18, i64 %k)
  %s = sub i64 %n, %r
  ret i64 %s
}
; expect:
; function @large(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @large sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block1, block2
; block1:
;     v4 = iconst.i64 1
;     return v4
; block2:
;     v5 = xor.i64 v0, v1
;     v6 = mul.i64 v5, v0
;     v7 = xor.i64 v6, v1
;     v8 = mul.i64 v7, v0
;     v9 = xor.i64 v8, v1
;     v10 = mul.i64 v9, v0
;     v11 = xor.i64 v10, v1
;     v12 = mul.i64 v11, v0
;     v13 = xor.i64 v12, v1
;     v14 = mul.i64 v13, v0
;     v15 = xor.i64 v14, v1
;     v16 = mul.i64 v15, v0
;     v17 = xor.i64 v16, v1
;     v18 = mul.i64 v17, v0
;     v19 = xor.i64 v18, v1
;     v20 = mul.i64 v19, v0
;     v21 = xor.i64 v20, v1
;     v22 = mul.i64 v21, v0
;     v23 = xor.i64 v22, v1
;     v24 = mul.i64 v23, v0
;     v25 = xor.i64 v24, v1
;     v26 = mul.i64 v25, v0
;     v27 = xor.i64 v26, v1
;     v28 = mul.i64 v27, v0
;     v29 = xor.i64 v28, v1
;     v30 = mul.i64 v29, v0
;     v31 = xor.i64 v30, v1
;     v32 = mul.i64 v31, v0
;     v33 = xor.i64 v32, v1
;     v34 = mul.i64 v33, v0
;     v35 = xor.i64 v34, v1
;     v36 = mul.i64 v35, v0
;     v37 = xor.i64 v36, v1
;     v38 = mul.i64 v37, v0
;     v39 = xor.i64 v38, v1
;     v40 = mul.i64 v39, v0
;     v41 = call callee0(v40, v1) ; @large
;     v42 = sub.i64 v0, v41
;     return v42
; }
