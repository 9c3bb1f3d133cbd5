; test: cmpxchg writes where what is expected stands, and says so.
; exit: 0
; stdout: 7 1 -3
; stdout: 7 1 -3
; stdout: 7 0 7
; stdout: 7 0 7
; stdout: -1 1 0
; stdout: -1 1 0
; stdout: 7 1 -3
; stdout: 7 1 -3
; stdout: 7 0 7
; stdout: 7 0 7
; stdout: -1 1 0
; stdout: -1 1 0
; stdout: 7 1 -3
; stdout: 7 1 -3
; stdout: 7 0 7
; stdout: 7 0 7
; stdout: -1 1 0
; stdout: -1 1 0
; stdout: 7 1 -3
; stdout: 7 1 -3
; stdout: 7 0 7
; stdout: 7 0 7
; stdout: -1 1 0
; stdout: -1 1 0
@fmt = constant [13 x i8] c"%ld %d %ld\0A\00\00"
declare i32 @printf(ptr, ...)
@m8 = global i8 0
@m16 = global i16 0
@m32 = global i32 0
@m64 = global i64 0
define i32 @main() {
  store i8 7, ptr @m8
  %p1 = cmpxchg ptr @m8, i8 7, i8 -3 acq_rel monotonic
  %v1 = extractvalue { i8, i1 } %p1, 0
  %k1 = extractvalue { i8, i1 } %p1, 1
  %s1 = sext i8 %v1 to i64
  %a1 = load atomic i8, ptr @m8 acquire, align 1
  %t1 = sext i8 %a1 to i64
  %b1 = zext i1 %k1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s1, i32 %b1, i64 %t1)
  store i8 7, ptr @m8
  %p2 = cmpxchg weak ptr @m8, i8 7, i8 -3 acq_rel monotonic
  %v2 = extractvalue { i8, i1 } %p2, 0
  %k2 = extractvalue { i8, i1 } %p2, 1
  %s2 = sext i8 %v2 to i64
  %a2 = load atomic i8, ptr @m8 acquire, align 1
  %t2 = sext i8 %a2 to i64
  %b2 = zext i1 %k2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s2, i32 %b2, i64 %t2)
  store i8 7, ptr @m8
  %p3 = cmpxchg ptr @m8, i8 8, i8 -3 acq_rel monotonic
  %v3 = extractvalue { i8, i1 } %p3, 0
  %k3 = extractvalue { i8, i1 } %p3, 1
  %s3 = sext i8 %v3 to i64
  %a3 = load atomic i8, ptr @m8 acquire, align 1
  %t3 = sext i8 %a3 to i64
  %b3 = zext i1 %k3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s3, i32 %b3, i64 %t3)
  store i8 7, ptr @m8
  %p4 = cmpxchg weak ptr @m8, i8 8, i8 -3 acq_rel monotonic
  %v4 = extractvalue { i8, i1 } %p4, 0
  %k4 = extractvalue { i8, i1 } %p4, 1
  %s4 = sext i8 %v4 to i64
  %a4 = load atomic i8, ptr @m8 acquire, align 1
  %t4 = sext i8 %a4 to i64
  %b4 = zext i1 %k4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s4, i32 %b4, i64 %t4)
  store i8 -1, ptr @m8
  %p5 = cmpxchg ptr @m8, i8 -1, i8 0 acq_rel monotonic
  %v5 = extractvalue { i8, i1 } %p5, 0
  %k5 = extractvalue { i8, i1 } %p5, 1
  %s5 = sext i8 %v5 to i64
  %a5 = load atomic i8, ptr @m8 acquire, align 1
  %t5 = sext i8 %a5 to i64
  %b5 = zext i1 %k5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s5, i32 %b5, i64 %t5)
  store i8 -1, ptr @m8
  %p6 = cmpxchg weak ptr @m8, i8 -1, i8 0 acq_rel monotonic
  %v6 = extractvalue { i8, i1 } %p6, 0
  %k6 = extractvalue { i8, i1 } %p6, 1
  %s6 = sext i8 %v6 to i64
  %a6 = load atomic i8, ptr @m8 acquire, align 1
  %t6 = sext i8 %a6 to i64
  %b6 = zext i1 %k6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s6, i32 %b6, i64 %t6)
  store i16 7, ptr @m16
  %p7 = cmpxchg ptr @m16, i16 7, i16 -3 acq_rel monotonic
  %v7 = extractvalue { i16, i1 } %p7, 0
  %k7 = extractvalue { i16, i1 } %p7, 1
  %s7 = sext i16 %v7 to i64
  %a7 = load atomic i16, ptr @m16 acquire, align 2
  %t7 = sext i16 %a7 to i64
  %b7 = zext i1 %k7 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s7, i32 %b7, i64 %t7)
  store i16 7, ptr @m16
  %p8 = cmpxchg weak ptr @m16, i16 7, i16 -3 acq_rel monotonic
  %v8 = extractvalue { i16, i1 } %p8, 0
  %k8 = extractvalue { i16, i1 } %p8, 1
  %s8 = sext i16 %v8 to i64
  %a8 = load atomic i16, ptr @m16 acquire, align 2
  %t8 = sext i16 %a8 to i64
  %b8 = zext i1 %k8 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s8, i32 %b8, i64 %t8)
  store i16 7, ptr @m16
  %p9 = cmpxchg ptr @m16, i16 8, i16 -3 acq_rel monotonic
  %v9 = extractvalue { i16, i1 } %p9, 0
  %k9 = extractvalue { i16, i1 } %p9, 1
  %s9 = sext i16 %v9 to i64
  %a9 = load atomic i16, ptr @m16 acquire, align 2
  %t9 = sext i16 %a9 to i64
  %b9 = zext i1 %k9 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s9, i32 %b9, i64 %t9)
  store i16 7, ptr @m16
  %p10 = cmpxchg weak ptr @m16, i16 8, i16 -3 acq_rel monotonic
  %v10 = extractvalue { i16, i1 } %p10, 0
  %k10 = extractvalue { i16, i1 } %p10, 1
  %s10 = sext i16 %v10 to i64
  %a10 = load atomic i16, ptr @m16 acquire, align 2
  %t10 = sext i16 %a10 to i64
  %b10 = zext i1 %k10 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s10, i32 %b10, i64 %t10)
  store i16 -1, ptr @m16
  %p11 = cmpxchg ptr @m16, i16 -1, i16 0 acq_rel monotonic
  %v11 = extractvalue { i16, i1 } %p11, 0
  %k11 = extractvalue { i16, i1 } %p11, 1
  %s11 = sext i16 %v11 to i64
  %a11 = load atomic i16, ptr @m16 acquire, align 2
  %t11 = sext i16 %a11 to i64
  %b11 = zext i1 %k11 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s11, i32 %b11, i64 %t11)
  store i16 -1, ptr @m16
  %p12 = cmpxchg weak ptr @m16, i16 -1, i16 0 acq_rel monotonic
  %v12 = extractvalue { i16, i1 } %p12, 0
  %k12 = extractvalue { i16, i1 } %p12, 1
  %s12 = sext i16 %v12 to i64
  %a12 = load atomic i16, ptr @m16 acquire, align 2
  %t12 = sext i16 %a12 to i64
  %b12 = zext i1 %k12 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s12, i32 %b12, i64 %t12)
  store i32 7, ptr @m32
  %p13 = cmpxchg ptr @m32, i32 7, i32 -3 acq_rel monotonic
  %v13 = extractvalue { i32, i1 } %p13, 0
  %k13 = extractvalue { i32, i1 } %p13, 1
  %s13 = sext i32 %v13 to i64
  %a13 = load atomic i32, ptr @m32 acquire, align 4
  %t13 = sext i32 %a13 to i64
  %b13 = zext i1 %k13 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s13, i32 %b13, i64 %t13)
  store i32 7, ptr @m32
  %p14 = cmpxchg weak ptr @m32, i32 7, i32 -3 acq_rel monotonic
  %v14 = extractvalue { i32, i1 } %p14, 0
  %k14 = extractvalue { i32, i1 } %p14, 1
  %s14 = sext i32 %v14 to i64
  %a14 = load atomic i32, ptr @m32 acquire, align 4
  %t14 = sext i32 %a14 to i64
  %b14 = zext i1 %k14 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s14, i32 %b14, i64 %t14)
  store i32 7, ptr @m32
  %p15 = cmpxchg ptr @m32, i32 8, i32 -3 acq_rel monotonic
  %v15 = extractvalue { i32, i1 } %p15, 0
  %k15 = extractvalue { i32, i1 } %p15, 1
  %s15 = sext i32 %v15 to i64
  %a15 = load atomic i32, ptr @m32 acquire, align 4
  %t15 = sext i32 %a15 to i64
  %b15 = zext i1 %k15 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s15, i32 %b15, i64 %t15)
  store i32 7, ptr @m32
  %p16 = cmpxchg weak ptr @m32, i32 8, i32 -3 acq_rel monotonic
  %v16 = extractvalue { i32, i1 } %p16, 0
  %k16 = extractvalue { i32, i1 } %p16, 1
  %s16 = sext i32 %v16 to i64
  %a16 = load atomic i32, ptr @m32 acquire, align 4
  %t16 = sext i32 %a16 to i64
  %b16 = zext i1 %k16 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s16, i32 %b16, i64 %t16)
  store i32 -1, ptr @m32
  %p17 = cmpxchg ptr @m32, i32 -1, i32 0 acq_rel monotonic
  %v17 = extractvalue { i32, i1 } %p17, 0
  %k17 = extractvalue { i32, i1 } %p17, 1
  %s17 = sext i32 %v17 to i64
  %a17 = load atomic i32, ptr @m32 acquire, align 4
  %t17 = sext i32 %a17 to i64
  %b17 = zext i1 %k17 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s17, i32 %b17, i64 %t17)
  store i32 -1, ptr @m32
  %p18 = cmpxchg weak ptr @m32, i32 -1, i32 0 acq_rel monotonic
  %v18 = extractvalue { i32, i1 } %p18, 0
  %k18 = extractvalue { i32, i1 } %p18, 1
  %s18 = sext i32 %v18 to i64
  %a18 = load atomic i32, ptr @m32 acquire, align 4
  %t18 = sext i32 %a18 to i64
  %b18 = zext i1 %k18 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s18, i32 %b18, i64 %t18)
  store i64 7, ptr @m64
  %p19 = cmpxchg ptr @m64, i64 7, i64 -3 acq_rel monotonic
  %v19 = extractvalue { i64, i1 } %p19, 0
  %k19 = extractvalue { i64, i1 } %p19, 1
  %s19 = freeze i64 %v19
  %a19 = load atomic i64, ptr @m64 acquire, align 8
  %t19 = freeze i64 %a19
  %b19 = zext i1 %k19 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s19, i32 %b19, i64 %t19)
  store i64 7, ptr @m64
  %p20 = cmpxchg weak ptr @m64, i64 7, i64 -3 acq_rel monotonic
  %v20 = extractvalue { i64, i1 } %p20, 0
  %k20 = extractvalue { i64, i1 } %p20, 1
  %s20 = freeze i64 %v20
  %a20 = load atomic i64, ptr @m64 acquire, align 8
  %t20 = freeze i64 %a20
  %b20 = zext i1 %k20 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s20, i32 %b20, i64 %t20)
  store i64 7, ptr @m64
  %p21 = cmpxchg ptr @m64, i64 8, i64 -3 acq_rel monotonic
  %v21 = extractvalue { i64, i1 } %p21, 0
  %k21 = extractvalue { i64, i1 } %p21, 1
  %s21 = freeze i64 %v21
  %a21 = load atomic i64, ptr @m64 acquire, align 8
  %t21 = freeze i64 %a21
  %b21 = zext i1 %k21 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s21, i32 %b21, i64 %t21)
  store i64 7, ptr @m64
  %p22 = cmpxchg weak ptr @m64, i64 8, i64 -3 acq_rel monotonic
  %v22 = extractvalue { i64, i1 } %p22, 0
  %k22 = extractvalue { i64, i1 } %p22, 1
  %s22 = freeze i64 %v22
  %a22 = load atomic i64, ptr @m64 acquire, align 8
  %t22 = freeze i64 %a22
  %b22 = zext i1 %k22 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s22, i32 %b22, i64 %t22)
  store i64 -1, ptr @m64
  %p23 = cmpxchg ptr @m64, i64 -1, i64 0 acq_rel monotonic
  %v23 = extractvalue { i64, i1 } %p23, 0
  %k23 = extractvalue { i64, i1 } %p23, 1
  %s23 = freeze i64 %v23
  %a23 = load atomic i64, ptr @m64 acquire, align 8
  %t23 = freeze i64 %a23
  %b23 = zext i1 %k23 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s23, i32 %b23, i64 %t23)
  store i64 -1, ptr @m64
  %p24 = cmpxchg weak ptr @m64, i64 -1, i64 0 acq_rel monotonic
  %v24 = extractvalue { i64, i1 } %p24, 0
  %k24 = extractvalue { i64, i1 } %p24, 1
  %s24 = freeze i64 %v24
  %a24 = load atomic i64, ptr @m64 acquire, align 8
  %t24 = freeze i64 %a24
  %b24 = zext i1 %k24 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s24, i32 %b24, i64 %t24)
  ret i32 0
}
