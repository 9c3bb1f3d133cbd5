; One of more than 60 instructions stays.
; passes: inline tidy

define internal i64 @large(i64 %a0, i64 %b0) {
  %a1 = mul i64 %a0, %a0
  %b1 = xor i64 %a1, %b0
  %a2 = mul i64 %a1, %a1
  %b2 = xor i64 %a2, %b1
  %a3 = mul i64 %a2, %a2
  %b3 = xor i64 %a3, %b2
  %a4 = mul i64 %a3, %a3
  %b4 = xor i64 %a4, %b3
  %a5 = mul i64 %a4, %a4
  %b5 = xor i64 %a5, %b4
  %a6 = mul i64 %a5, %a5
  %b6 = xor i64 %a6, %b5
  %a7 = mul i64 %a6, %a6
  %b7 = xor i64 %a7, %b6
  %a8 = mul i64 %a7, %a7
  %b8 = xor i64 %a8, %b7
  %a9 = mul i64 %a8, %a8
  %b9 = xor i64 %a9, %b8
  %a10 = mul i64 %a9, %a9
  %b10 = xor i64 %a10, %b9
  %a11 = mul i64 %a10, %a10
  %b11 = xor i64 %a11, %b10
  %a12 = mul i64 %a11, %a11
  %b12 = xor i64 %a12, %b11
  %a13 = mul i64 %a12, %a12
  %b13 = xor i64 %a13, %b12
  %a14 = mul i64 %a13, %a13
  %b14 = xor i64 %a14, %b13
  %a15 = mul i64 %a14, %a14
  %b15 = xor i64 %a15, %b14
  %a16 = mul i64 %a15, %a15
  %b16 = xor i64 %a16, %b15
  %a17 = mul i64 %a16, %a16
  %b17 = xor i64 %a17, %b16
  %a18 = mul i64 %a17, %a17
  %b18 = xor i64 %a18, %b17
  %a19 = mul i64 %a18, %a18
  %b19 = xor i64 %a19, %b18
  %a20 = mul i64 %a19, %a19
  %b20 = xor i64 %a20, %b19
  %a21 = mul i64 %a20, %a20
  %b21 = xor i64 %a21, %b20
  %a22 = mul i64 %a21, %a21
  %b22 = xor i64 %a22, %b21
  %a23 = mul i64 %a22, %a22
  %b23 = xor i64 %a23, %b22
  %a24 = mul i64 %a23, %a23
  %b24 = xor i64 %a24, %b23
  %a25 = mul i64 %a24, %a24
  %b25 = xor i64 %a25, %b24
  %a26 = mul i64 %a25, %a25
  %b26 = xor i64 %a26, %b25
  %a27 = mul i64 %a26, %a26
  %b27 = xor i64 %a27, %b26
  %a28 = mul i64 %a27, %a27
  %b28 = xor i64 %a28, %b27
  %a29 = mul i64 %a28, %a28
  %b29 = xor i64 %a29, %b28
  %a30 = mul i64 %a29, %a29
  %b30 = xor i64 %a30, %b29
  %a31 = mul i64 %a30, %a30
  %b31 = xor i64 %a31, %b30
  ret i64 %b31
}

define i64 @f(i64 %x) {
  %y = call i64 @large(i64 %x, i64 %x)
  ret i64 %y
}
; expect:
; function @large(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = mul.i64 v0, v0
;     v3 = xor.i64 v2, v1
;     v4 = mul.i64 v2, v2
;     v5 = xor.i64 v4, v3
;     v6 = mul.i64 v4, v4
;     v7 = xor.i64 v6, v5
;     v8 = mul.i64 v6, v6
;     v9 = xor.i64 v8, v7
;     v10 = mul.i64 v8, v8
;     v11 = xor.i64 v10, v9
;     v12 = mul.i64 v10, v10
;     v13 = xor.i64 v12, v11
;     v14 = mul.i64 v12, v12
;     v15 = xor.i64 v14, v13
;     v16 = mul.i64 v14, v14
;     v17 = xor.i64 v16, v15
;     v18 = mul.i64 v16, v16
;     v19 = xor.i64 v18, v17
;     v20 = mul.i64 v18, v18
;     v21 = xor.i64 v20, v19
;     v22 = mul.i64 v20, v20
;     v23 = xor.i64 v22, v21
;     v24 = mul.i64 v22, v22
;     v25 = xor.i64 v24, v23
;     v26 = mul.i64 v24, v24
;     v27 = xor.i64 v26, v25
;     v28 = mul.i64 v26, v26
;     v29 = xor.i64 v28, v27
;     v30 = mul.i64 v28, v28
;     v31 = xor.i64 v30, v29
;     v32 = mul.i64 v30, v30
;     v33 = xor.i64 v32, v31
;     v34 = mul.i64 v32, v32
;     v35 = xor.i64 v34, v33
;     v36 = mul.i64 v34, v34
;     v37 = xor.i64 v36, v35
;     v38 = mul.i64 v36, v36
;     v39 = xor.i64 v38, v37
;     v40 = mul.i64 v38, v38
;     v41 = xor.i64 v40, v39
;     v42 = mul.i64 v40, v40
;     v43 = xor.i64 v42, v41
;     v44 = mul.i64 v42, v42
;     v45 = xor.i64 v44, v43
;     v46 = mul.i64 v44, v44
;     v47 = xor.i64 v46, v45
;     v48 = mul.i64 v46, v46
;     v49 = xor.i64 v48, v47
;     v50 = mul.i64 v48, v48
;     v51 = xor.i64 v50, v49
;     v52 = mul.i64 v50, v50
;     v53 = xor.i64 v52, v51
;     v54 = mul.i64 v52, v52
;     v55 = xor.i64 v54, v53
;     v56 = mul.i64 v54, v54
;     v57 = xor.i64 v56, v55
;     v58 = mul.i64 v56, v56
;     v59 = xor.i64 v58, v57
;     v60 = mul.i64 v58, v58
;     v61 = xor.i64 v60, v59
;     v62 = mul.i64 v60, v60
;     v63 = xor.i64 v62, v61
;     return v63
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @large sig0
; block0(v0: i64):
;     v1 = call callee0(v0, v0) ; @large
;     return v1
; }
