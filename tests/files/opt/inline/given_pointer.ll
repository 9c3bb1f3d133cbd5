; A function that calls what it is given, and is too large for any other, stays a call where it is given what nobody knows.
; passes: inline tidy

define internal i64 @apply(ptr %f, i64 %v0) {
  %v1 = add i64 %v0, %v0
  %v2 = mul i64 %v1, %v0
  %v3 = add i64 %v2, %v1
  %v4 = mul i64 %v3, %v2
  %v5 = add i64 %v4, %v3
  %v6 = mul i64 %v5, %v4
  %v7 = add i64 %v6, %v5
  %v8 = mul i64 %v7, %v6
  %v9 = add i64 %v8, %v7
  %v10 = mul i64 %v9, %v8
  %v11 = add i64 %v10, %v9
  %v12 = mul i64 %v11, %v10
  %v13 = add i64 %v12, %v11
  %v14 = mul i64 %v13, %v12
  %v15 = add i64 %v14, %v13
  %v16 = mul i64 %v15, %v14
  %v17 = add i64 %v16, %v15
  %v18 = mul i64 %v17, %v16
  %v19 = add i64 %v18, %v17
  %v20 = mul i64 %v19, %v18
  %v21 = add i64 %v20, %v19
  %v22 = mul i64 %v21, %v20
  %v23 = add i64 %v22, %v21
  %v24 = mul i64 %v23, %v22
  %v25 = add i64 %v24, %v23
  %v26 = mul i64 %v25, %v24
  %v27 = add i64 %v26, %v25
  %v28 = mul i64 %v27, %v26
  %v29 = add i64 %v28, %v27
  %v30 = mul i64 %v29, %v28
  %v31 = add i64 %v30, %v29
  %v32 = mul i64 %v31, %v30
  %v33 = add i64 %v32, %v31
  %v34 = mul i64 %v33, %v32
  %v35 = add i64 %v34, %v33
  %v36 = mul i64 %v35, %v34
  %v37 = add i64 %v36, %v35
  %v38 = mul i64 %v37, %v36
  %v39 = add i64 %v38, %v37
  %v40 = mul i64 %v39, %v38
  %v41 = add i64 %v40, %v39
  %v42 = mul i64 %v41, %v40
  %v43 = add i64 %v42, %v41
  %v44 = mul i64 %v43, %v42
  %v45 = add i64 %v44, %v43
  %v46 = mul i64 %v45, %v44
  %v47 = add i64 %v46, %v45
  %v48 = mul i64 %v47, %v46
  %v49 = add i64 %v48, %v47
  %v50 = mul i64 %v49, %v48
  %v51 = add i64 %v50, %v49
  %v52 = mul i64 %v51, %v50
  %v53 = add i64 %v52, %v51
  %v54 = mul i64 %v53, %v52
  %v55 = add i64 %v54, %v53
  %v56 = mul i64 %v55, %v54
  %v57 = add i64 %v56, %v55
  %v58 = mul i64 %v57, %v56
  %v59 = add i64 %v58, %v57
  %v60 = mul i64 %v59, %v58
  %v61 = add i64 %v60, %v59
  %v62 = mul i64 %v61, %v60
  %v63 = add i64 %v62, %v61
  %v64 = mul i64 %v63, %v62
  %v65 = add i64 %v64, %v63
  %v66 = mul i64 %v65, %v64
  %v67 = add i64 %v66, %v65
  %v68 = mul i64 %v67, %v66
  %v69 = add i64 %v68, %v67
  %v70 = mul i64 %v69, %v68
  %y = call i64 %f(i64 %v70)
  ret i64 %y
}

define i64 @f(ptr %g, i64 %x) {
  %y = call i64 @apply(ptr %g, i64 %x)
  ret i64 %y
}
; expect:
; function @apply(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = add.i64 v1, v1
;     v3 = mul.i64 v2, v1
;     v4 = add.i64 v3, v2
;     v5 = mul.i64 v4, v3
;     v6 = add.i64 v5, v4
;     v7 = mul.i64 v6, v5
;     v8 = add.i64 v7, v6
;     v9 = mul.i64 v8, v7
;     v10 = add.i64 v9, v8
;     v11 = mul.i64 v10, v9
;     v12 = add.i64 v11, v10
;     v13 = mul.i64 v12, v11
;     v14 = add.i64 v13, v12
;     v15 = mul.i64 v14, v13
;     v16 = add.i64 v15, v14
;     v17 = mul.i64 v16, v15
;     v18 = add.i64 v17, v16
;     v19 = mul.i64 v18, v17
;     v20 = add.i64 v19, v18
;     v21 = mul.i64 v20, v19
;     v22 = add.i64 v21, v20
;     v23 = mul.i64 v22, v21
;     v24 = add.i64 v23, v22
;     v25 = mul.i64 v24, v23
;     v26 = add.i64 v25, v24
;     v27 = mul.i64 v26, v25
;     v28 = add.i64 v27, v26
;     v29 = mul.i64 v28, v27
;     v30 = add.i64 v29, v28
;     v31 = mul.i64 v30, v29
;     v32 = add.i64 v31, v30
;     v33 = mul.i64 v32, v31
;     v34 = add.i64 v33, v32
;     v35 = mul.i64 v34, v33
;     v36 = add.i64 v35, v34
;     v37 = mul.i64 v36, v35
;     v38 = add.i64 v37, v36
;     v39 = mul.i64 v38, v37
;     v40 = add.i64 v39, v38
;     v41 = mul.i64 v40, v39
;     v42 = add.i64 v41, v40
;     v43 = mul.i64 v42, v41
;     v44 = add.i64 v43, v42
;     v45 = mul.i64 v44, v43
;     v46 = add.i64 v45, v44
;     v47 = mul.i64 v46, v45
;     v48 = add.i64 v47, v46
;     v49 = mul.i64 v48, v47
;     v50 = add.i64 v49, v48
;     v51 = mul.i64 v50, v49
;     v52 = add.i64 v51, v50
;     v53 = mul.i64 v52, v51
;     v54 = add.i64 v53, v52
;     v55 = mul.i64 v54, v53
;     v56 = add.i64 v55, v54
;     v57 = mul.i64 v56, v55
;     v58 = add.i64 v57, v56
;     v59 = mul.i64 v58, v57
;     v60 = add.i64 v59, v58
;     v61 = mul.i64 v60, v59
;     v62 = add.i64 v61, v60
;     v63 = mul.i64 v62, v61
;     v64 = add.i64 v63, v62
;     v65 = mul.i64 v64, v63
;     v66 = add.i64 v65, v64
;     v67 = mul.i64 v66, v65
;     v68 = add.i64 v67, v66
;     v69 = mul.i64 v68, v67
;     v70 = add.i64 v69, v68
;     v71 = mul.i64 v70, v69
;     v72 = call_indirect sig0 v0(v71)
;     return v72
; }
;
; function @f(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @apply sig0
; block0(v0: i64, v1: i64):
;     v2 = call callee0(v0, v1) ; @apply
;     return v2
; }
