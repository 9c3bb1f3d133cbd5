; test: sdiv with a constant on the right, on the left, and with the same register twice, at four widths.
; exit: 0
; stdout: -1
; stdout: 100
; stdout: 1
; stdout: -100
; stdout: 0
; stdout: 50
; stdout: 0
; stdout: 14
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: -33
; stdout: 14
; stdout: 25
; stdout: -11
; stdout: 1
; stdout: 1
; stdout: -1
; stdout: 100
; stdout: 1
; stdout: -100
; stdout: 0
; stdout: 50
; stdout: 0
; stdout: 14
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: -33
; stdout: 14
; stdout: 25
; stdout: -11
; stdout: 1
; stdout: 1
; stdout: -1
; stdout: 100
; stdout: 1
; stdout: -100
; stdout: 0
; stdout: 50
; stdout: 0
; stdout: 14
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: -33
; stdout: 14
; stdout: 25
; stdout: -11
; stdout: 1
; stdout: 1
; stdout: -1
; stdout: 100
; stdout: 1
; stdout: -100
; stdout: 0
; stdout: 50
; stdout: 0
; stdout: 14
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: -33
; stdout: 14
; stdout: 25
; stdout: -11
; stdout: 1
; stdout: 1
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i64 @ri0(i64 %a) {
  %r = sdiv i64 %a, 1
  ret i64 %r
}

define i64 @ri1(i64 %a) {
  %r = sdiv i64 %a, -1
  ret i64 %r
}

define i64 @ri2(i64 %a) {
  %r = sdiv i64 %a, 2
  ret i64 %r
}

define i64 @ri3(i64 %a) {
  %r = sdiv i64 %a, 7
  ret i64 %r
}

define i64 @ri4(i64 %a) {
  %r = sdiv i64 %a, -9223372036854775808
  ret i64 %r
}

define i64 @ri5(i64 %a) {
  %r = sdiv i64 %a, 9223372036854775807
  ret i64 %r
}

define i64 @ri6(i64 %a) {
  %r = sdiv i64 %a, 4886718345
  ret i64 %r
}

define i64 @ri7(i64 %a) {
  %r = sdiv i64 %a, -2147483649
  ret i64 %r
}

define i64 @ir8(i64 %a) {
  %r = sdiv i64 -100, %a
  ret i64 %r
}

define i64 @ir9(i64 %a) {
  %r = sdiv i64 77, %a
  ret i64 %r
}

define i64 @same10(i64 %a) {
  %r = sdiv i64 %a, %a
  ret i64 %r
}

define i32 @ri11(i32 %a) {
  %r = sdiv i32 %a, 1
  ret i32 %r
}

define i32 @ri12(i32 %a) {
  %r = sdiv i32 %a, -1
  ret i32 %r
}

define i32 @ri13(i32 %a) {
  %r = sdiv i32 %a, 2
  ret i32 %r
}

define i32 @ri14(i32 %a) {
  %r = sdiv i32 %a, 7
  ret i32 %r
}

define i32 @ri15(i32 %a) {
  %r = sdiv i32 %a, -2147483648
  ret i32 %r
}

define i32 @ri16(i32 %a) {
  %r = sdiv i32 %a, 2147483647
  ret i32 %r
}

define i32 @ir17(i32 %a) {
  %r = sdiv i32 -100, %a
  ret i32 %r
}

define i32 @ir18(i32 %a) {
  %r = sdiv i32 77, %a
  ret i32 %r
}

define i32 @same19(i32 %a) {
  %r = sdiv i32 %a, %a
  ret i32 %r
}

define i16 @ri20(i16 %a) {
  %r = sdiv i16 %a, 1
  ret i16 %r
}

define i16 @ri21(i16 %a) {
  %r = sdiv i16 %a, -1
  ret i16 %r
}

define i16 @ri22(i16 %a) {
  %r = sdiv i16 %a, 2
  ret i16 %r
}

define i16 @ri23(i16 %a) {
  %r = sdiv i16 %a, 7
  ret i16 %r
}

define i16 @ri24(i16 %a) {
  %r = sdiv i16 %a, -32768
  ret i16 %r
}

define i16 @ri25(i16 %a) {
  %r = sdiv i16 %a, 32767
  ret i16 %r
}

define i16 @ir26(i16 %a) {
  %r = sdiv i16 -100, %a
  ret i16 %r
}

define i16 @ir27(i16 %a) {
  %r = sdiv i16 77, %a
  ret i16 %r
}

define i16 @same28(i16 %a) {
  %r = sdiv i16 %a, %a
  ret i16 %r
}

define i8 @ri29(i8 %a) {
  %r = sdiv i8 %a, 1
  ret i8 %r
}

define i8 @ri30(i8 %a) {
  %r = sdiv i8 %a, -1
  ret i8 %r
}

define i8 @ri31(i8 %a) {
  %r = sdiv i8 %a, 2
  ret i8 %r
}

define i8 @ri32(i8 %a) {
  %r = sdiv i8 %a, 7
  ret i8 %r
}

define i8 @ri33(i8 %a) {
  %r = sdiv i8 %a, -128
  ret i8 %r
}

define i8 @ri34(i8 %a) {
  %r = sdiv i8 %a, 127
  ret i8 %r
}

define i8 @ir35(i8 %a) {
  %r = sdiv i8 -100, %a
  ret i8 %r
}

define i8 @ir36(i8 %a) {
  %r = sdiv i8 77, %a
  ret i8 %r
}

define i8 @same37(i8 %a) {
  %r = sdiv i8 %a, %a
  ret i8 %r
}

define i64 @main() {
  %v0 = call i64 @ri0(i64 -1)
  call void @show(i64 %v0)
  %v1 = call i64 @ri0(i64 100)
  call void @show(i64 %v1)
  %v2 = call i64 @ri1(i64 -1)
  call void @show(i64 %v2)
  %v3 = call i64 @ri1(i64 100)
  call void @show(i64 %v3)
  %v4 = call i64 @ri2(i64 -1)
  call void @show(i64 %v4)
  %v5 = call i64 @ri2(i64 100)
  call void @show(i64 %v5)
  %v6 = call i64 @ri3(i64 -1)
  call void @show(i64 %v6)
  %v7 = call i64 @ri3(i64 100)
  call void @show(i64 %v7)
  %v8 = call i64 @ri4(i64 -1)
  call void @show(i64 %v8)
  %v9 = call i64 @ri4(i64 100)
  call void @show(i64 %v9)
  %v10 = call i64 @ri5(i64 -1)
  call void @show(i64 %v10)
  %v11 = call i64 @ri5(i64 100)
  call void @show(i64 %v11)
  %v12 = call i64 @ri6(i64 -1)
  call void @show(i64 %v12)
  %v13 = call i64 @ri6(i64 100)
  call void @show(i64 %v13)
  %v14 = call i64 @ri7(i64 -1)
  call void @show(i64 %v14)
  %v15 = call i64 @ri7(i64 100)
  call void @show(i64 %v15)
  %v16 = call i64 @ir8(i64 3)
  call void @show(i64 %v16)
  %v17 = call i64 @ir8(i64 -7)
  call void @show(i64 %v17)
  %v18 = call i64 @ir9(i64 3)
  call void @show(i64 %v18)
  %v19 = call i64 @ir9(i64 -7)
  call void @show(i64 %v19)
  %v20 = call i64 @same10(i64 7)
  call void @show(i64 %v20)
  %v21 = call i64 @same10(i64 -7)
  call void @show(i64 %v21)
  %v22 = call i32 @ri11(i32 -1)
  %x22 = sext i32 %v22 to i64
  call void @show(i64 %x22)
  %v23 = call i32 @ri11(i32 100)
  %x23 = sext i32 %v23 to i64
  call void @show(i64 %x23)
  %v24 = call i32 @ri12(i32 -1)
  %x24 = sext i32 %v24 to i64
  call void @show(i64 %x24)
  %v25 = call i32 @ri12(i32 100)
  %x25 = sext i32 %v25 to i64
  call void @show(i64 %x25)
  %v26 = call i32 @ri13(i32 -1)
  %x26 = sext i32 %v26 to i64
  call void @show(i64 %x26)
  %v27 = call i32 @ri13(i32 100)
  %x27 = sext i32 %v27 to i64
  call void @show(i64 %x27)
  %v28 = call i32 @ri14(i32 -1)
  %x28 = sext i32 %v28 to i64
  call void @show(i64 %x28)
  %v29 = call i32 @ri14(i32 100)
  %x29 = sext i32 %v29 to i64
  call void @show(i64 %x29)
  %v30 = call i32 @ri15(i32 -1)
  %x30 = sext i32 %v30 to i64
  call void @show(i64 %x30)
  %v31 = call i32 @ri15(i32 100)
  %x31 = sext i32 %v31 to i64
  call void @show(i64 %x31)
  %v32 = call i32 @ri16(i32 -1)
  %x32 = sext i32 %v32 to i64
  call void @show(i64 %x32)
  %v33 = call i32 @ri16(i32 100)
  %x33 = sext i32 %v33 to i64
  call void @show(i64 %x33)
  %v34 = call i32 @ir17(i32 3)
  %x34 = sext i32 %v34 to i64
  call void @show(i64 %x34)
  %v35 = call i32 @ir17(i32 -7)
  %x35 = sext i32 %v35 to i64
  call void @show(i64 %x35)
  %v36 = call i32 @ir18(i32 3)
  %x36 = sext i32 %v36 to i64
  call void @show(i64 %x36)
  %v37 = call i32 @ir18(i32 -7)
  %x37 = sext i32 %v37 to i64
  call void @show(i64 %x37)
  %v38 = call i32 @same19(i32 7)
  %x38 = sext i32 %v38 to i64
  call void @show(i64 %x38)
  %v39 = call i32 @same19(i32 -7)
  %x39 = sext i32 %v39 to i64
  call void @show(i64 %x39)
  %v40 = call i16 @ri20(i16 -1)
  %x40 = sext i16 %v40 to i64
  call void @show(i64 %x40)
  %v41 = call i16 @ri20(i16 100)
  %x41 = sext i16 %v41 to i64
  call void @show(i64 %x41)
  %v42 = call i16 @ri21(i16 -1)
  %x42 = sext i16 %v42 to i64
  call void @show(i64 %x42)
  %v43 = call i16 @ri21(i16 100)
  %x43 = sext i16 %v43 to i64
  call void @show(i64 %x43)
  %v44 = call i16 @ri22(i16 -1)
  %x44 = sext i16 %v44 to i64
  call void @show(i64 %x44)
  %v45 = call i16 @ri22(i16 100)
  %x45 = sext i16 %v45 to i64
  call void @show(i64 %x45)
  %v46 = call i16 @ri23(i16 -1)
  %x46 = sext i16 %v46 to i64
  call void @show(i64 %x46)
  %v47 = call i16 @ri23(i16 100)
  %x47 = sext i16 %v47 to i64
  call void @show(i64 %x47)
  %v48 = call i16 @ri24(i16 -1)
  %x48 = sext i16 %v48 to i64
  call void @show(i64 %x48)
  %v49 = call i16 @ri24(i16 100)
  %x49 = sext i16 %v49 to i64
  call void @show(i64 %x49)
  %v50 = call i16 @ri25(i16 -1)
  %x50 = sext i16 %v50 to i64
  call void @show(i64 %x50)
  %v51 = call i16 @ri25(i16 100)
  %x51 = sext i16 %v51 to i64
  call void @show(i64 %x51)
  %v52 = call i16 @ir26(i16 3)
  %x52 = sext i16 %v52 to i64
  call void @show(i64 %x52)
  %v53 = call i16 @ir26(i16 -7)
  %x53 = sext i16 %v53 to i64
  call void @show(i64 %x53)
  %v54 = call i16 @ir27(i16 3)
  %x54 = sext i16 %v54 to i64
  call void @show(i64 %x54)
  %v55 = call i16 @ir27(i16 -7)
  %x55 = sext i16 %v55 to i64
  call void @show(i64 %x55)
  %v56 = call i16 @same28(i16 7)
  %x56 = sext i16 %v56 to i64
  call void @show(i64 %x56)
  %v57 = call i16 @same28(i16 -7)
  %x57 = sext i16 %v57 to i64
  call void @show(i64 %x57)
  %v58 = call i8 @ri29(i8 -1)
  %x58 = sext i8 %v58 to i64
  call void @show(i64 %x58)
  %v59 = call i8 @ri29(i8 100)
  %x59 = sext i8 %v59 to i64
  call void @show(i64 %x59)
  %v60 = call i8 @ri30(i8 -1)
  %x60 = sext i8 %v60 to i64
  call void @show(i64 %x60)
  %v61 = call i8 @ri30(i8 100)
  %x61 = sext i8 %v61 to i64
  call void @show(i64 %x61)
  %v62 = call i8 @ri31(i8 -1)
  %x62 = sext i8 %v62 to i64
  call void @show(i64 %x62)
  %v63 = call i8 @ri31(i8 100)
  %x63 = sext i8 %v63 to i64
  call void @show(i64 %x63)
  %v64 = call i8 @ri32(i8 -1)
  %x64 = sext i8 %v64 to i64
  call void @show(i64 %x64)
  %v65 = call i8 @ri32(i8 100)
  %x65 = sext i8 %v65 to i64
  call void @show(i64 %x65)
  %v66 = call i8 @ri33(i8 -1)
  %x66 = sext i8 %v66 to i64
  call void @show(i64 %x66)
  %v67 = call i8 @ri33(i8 100)
  %x67 = sext i8 %v67 to i64
  call void @show(i64 %x67)
  %v68 = call i8 @ri34(i8 -1)
  %x68 = sext i8 %v68 to i64
  call void @show(i64 %x68)
  %v69 = call i8 @ri34(i8 100)
  %x69 = sext i8 %v69 to i64
  call void @show(i64 %x69)
  %v70 = call i8 @ir35(i8 3)
  %x70 = sext i8 %v70 to i64
  call void @show(i64 %x70)
  %v71 = call i8 @ir35(i8 -7)
  %x71 = sext i8 %v71 to i64
  call void @show(i64 %x71)
  %v72 = call i8 @ir36(i8 3)
  %x72 = sext i8 %v72 to i64
  call void @show(i64 %x72)
  %v73 = call i8 @ir36(i8 -7)
  %x73 = sext i8 %v73 to i64
  call void @show(i64 %x73)
  %v74 = call i8 @same37(i8 7)
  %x74 = sext i8 %v74 to i64
  call void @show(i64 %x74)
  %v75 = call i8 @same37(i8 -7)
  %x75 = sext i8 %v75 to i64
  call void @show(i64 %x75)
  ret i64 0
}
