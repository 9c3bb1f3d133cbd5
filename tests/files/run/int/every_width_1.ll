; test: arithmetic, casts, memory and intrinsics at many widths agree with LLVM (random program 1)
; exit: 0
; stdout: 63baf2d07d22740c
; stdout: 0
; stdout: d1cca1ba0674cdfe
; stdout: 0
; stdout: 727086b2731abe23
; stdout: 1
; stdout: c52c4034712600f4
; stdout: 0
@fmt = constant [6 x i8] c"%llx\0A\00"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i32 @printf(ptr, ...)
define i127 @f(i12 %p0, i63 %p1, i3 %p2, i7 %p3) {
  %buf = alloca [64 x i8], align 16
  call void @llvm.memset.p0.i64(ptr %buf, i8 0, i64 64, i1 false)
  %v1 = ashr i3 %p2, 0
  %v2 = zext i3 %v1 to i127
  %v3 = and i127 -63388952354757868756799639729860767651, %v2
  %v4 = or i12 %p0, %p0
  %v5 = xor i128 -170141183460469231731687303715884105728, 1
  %v6 = lshr i127 %v3, 1
  %v7 = or i127 %v6, 1
  %v8 = srem i127 %v3, %v7
  %v9 = sext i7 %p3 to i31
  %v10 = zext i12 %p0 to i31
  %v11 = urem i31 %v10, 31
  %v12 = shl i31 %v9, %v11
  %v13 = sext i3 %v1 to i16
  %v14 = icmp ule i16 2569, %v13
  %v15 = trunc i127 %v2 to i72
  %v16 = getelementptr i8, ptr %buf, i64 1
  store i72 %v15, ptr %v16, align 1
  %v17 = load i72, ptr %v16, align 1
  %v18 = load i32, ptr %v16, align 1
  %v19 = lshr i7 %p3, 1
  %v20 = or i7 %v19, 1
  %v21 = udiv i7 %p3, %v20
  %v22 = xor i63 %p1, %p1
  %v23 = trunc i63 %p1 to i24
  %v24 = lshr i24 %v23, 1
  %v25 = or i24 %v24, 1
  %v26 = sdiv i24 3, %v25
  %v27 = or i63 %p1, %v22
  %v28 = zext i31 %v9 to i48
  %v29 = getelementptr i8, ptr %buf, i64 1
  store i48 %v28, ptr %v29, align 1
  %v30 = load i48, ptr %v29, align 1
  %v31 = load i16, ptr %v29, align 1
  %v32 = add i31 %v12, %v10
  %v33 = zext i63 %v22 to i64
  %v34 = or i64 %v33, %v33
  %v35 = zext i1 %v14 to i64
  %v36 = mul i64 0, 1000003
  %v37 = xor i64 %v36, %v35
  %v38 = zext i3 %p2 to i64
  %v39 = mul i64 %v37, 1000003
  %v40 = xor i64 %v39, %v38
  %v41 = zext i3 %v1 to i64
  %v42 = mul i64 %v40, 1000003
  %v43 = xor i64 %v42, %v41
  %v44 = zext i7 %p3 to i64
  %v45 = mul i64 %v43, 1000003
  %v46 = xor i64 %v45, %v44
  %v47 = zext i7 %v21 to i64
  %v48 = mul i64 %v46, 1000003
  %v49 = xor i64 %v48, %v47
  %v50 = zext i12 %p0 to i64
  %v51 = mul i64 %v49, 1000003
  %v52 = xor i64 %v51, %v50
  %v53 = zext i12 %v4 to i64
  %v54 = mul i64 %v52, 1000003
  %v55 = xor i64 %v54, %v53
  %v56 = zext i16 %v13 to i64
  %v57 = mul i64 %v55, 1000003
  %v58 = xor i64 %v57, %v56
  %v59 = zext i16 %v31 to i64
  %v60 = mul i64 %v58, 1000003
  %v61 = xor i64 %v60, %v59
  %v62 = zext i24 %v23 to i64
  %v63 = mul i64 %v61, 1000003
  %v64 = xor i64 %v63, %v62
  %v65 = zext i24 %v26 to i64
  %v66 = mul i64 %v64, 1000003
  %v67 = xor i64 %v66, %v65
  %v68 = zext i31 %v9 to i64
  %v69 = mul i64 %v67, 1000003
  %v70 = xor i64 %v69, %v68
  %v71 = zext i31 %v10 to i64
  %v72 = mul i64 %v70, 1000003
  %v73 = xor i64 %v72, %v71
  %v74 = zext i31 %v12 to i64
  %v75 = mul i64 %v73, 1000003
  %v76 = xor i64 %v75, %v74
  %v77 = zext i31 %v32 to i64
  %v78 = mul i64 %v76, 1000003
  %v79 = xor i64 %v78, %v77
  %v80 = zext i32 %v18 to i64
  %v81 = mul i64 %v79, 1000003
  %v82 = xor i64 %v81, %v80
  %v83 = zext i48 %v28 to i64
  %v84 = mul i64 %v82, 1000003
  %v85 = xor i64 %v84, %v83
  %v86 = zext i48 %v30 to i64
  %v87 = mul i64 %v85, 1000003
  %v88 = xor i64 %v87, %v86
  %v89 = zext i63 %p1 to i64
  %v90 = mul i64 %v88, 1000003
  %v91 = xor i64 %v90, %v89
  %v92 = zext i63 %v22 to i64
  %v93 = mul i64 %v91, 1000003
  %v94 = xor i64 %v93, %v92
  %v95 = zext i63 %v27 to i64
  %v96 = mul i64 %v94, 1000003
  %v97 = xor i64 %v96, %v95
  %v98 = mul i64 %v97, 1000003
  %v99 = xor i64 %v98, %v33
  %v100 = mul i64 %v99, 1000003
  %v101 = xor i64 %v100, %v34
  %v102 = lshr i72 %v15, 64
  %v103 = xor i72 %v102, %v15
  %v104 = trunc i72 %v103 to i64
  %v105 = mul i64 %v101, 1000003
  %v106 = xor i64 %v105, %v104
  %v107 = lshr i72 %v17, 64
  %v108 = xor i72 %v107, %v17
  %v109 = trunc i72 %v108 to i64
  %v110 = mul i64 %v106, 1000003
  %v111 = xor i64 %v110, %v109
  %v112 = lshr i127 %v2, 64
  %v113 = xor i127 %v112, %v2
  %v114 = trunc i127 %v113 to i64
  %v115 = mul i64 %v111, 1000003
  %v116 = xor i64 %v115, %v114
  %v117 = lshr i127 %v3, 64
  %v118 = xor i127 %v117, %v3
  %v119 = trunc i127 %v118 to i64
  %v120 = mul i64 %v116, 1000003
  %v121 = xor i64 %v120, %v119
  %v122 = lshr i127 %v8, 64
  %v123 = xor i127 %v122, %v8
  %v124 = trunc i127 %v123 to i64
  %v125 = mul i64 %v121, 1000003
  %v126 = xor i64 %v125, %v124
  %v127 = lshr i128 %v5, 64
  %v128 = xor i128 %v127, %v5
  %v129 = trunc i128 %v128 to i64
  %v130 = mul i64 %v126, 1000003
  %v131 = xor i64 %v130, %v129
  %pr = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v131)
  ret i127 %v8
}
define i32 @main() {
  %r0 = call i127 @f(i12 1607, i63 954961129277557933, i3 3, i7 0)
  %z0 = trunc i127 %r0 to i64
  %c0 = call i32 (ptr, ...) @printf(ptr @fmt, i64 %z0)
  %r1 = call i127 @f(i12 1804, i63 2, i3 0, i7 1)
  %z1 = trunc i127 %r1 to i64
  %c1 = call i32 (ptr, ...) @printf(ptr @fmt, i64 %z1)
  %r2 = call i127 @f(i12 -210, i63 648546719004834298, i3 -4, i7 -47)
  %z2 = trunc i127 %r2 to i64
  %c2 = call i32 (ptr, ...) @printf(ptr @fmt, i64 %z2)
  %r3 = call i127 @f(i12 2, i63 1133019611741158802, i3 3, i7 59)
  %z3 = trunc i127 %r3 to i64
  %c3 = call i32 (ptr, ...) @printf(ptr @fmt, i64 %z3)
  ret i32 0
}
