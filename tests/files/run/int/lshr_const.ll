; test: lshr with a constant on the right, on the left, and with the same register twice, at four widths.
; exit: 0
; stdout: 9223372036854775807
; stdout: 50
; stdout: 4294967295
; stdout: 0
; stdout: 1
; stdout: 0
; stdout: -100
; stdout: 2305843009213693939
; stdout: 1
; stdout: 77
; stdout: 9
; stdout: 0
; stdout: 0
; stdout: 2147483647
; stdout: 50
; stdout: 65535
; stdout: 0
; stdout: 1
; stdout: 0
; stdout: -100
; stdout: 536870899
; stdout: 1
; stdout: 77
; stdout: 9
; stdout: 0
; stdout: 0
; stdout: 32767
; stdout: 50
; stdout: 255
; stdout: 0
; stdout: 1
; stdout: 0
; stdout: -100
; stdout: 8179
; stdout: 1
; stdout: 77
; stdout: 9
; stdout: 0
; stdout: 0
; stdout: 127
; stdout: 50
; stdout: 15
; stdout: 6
; stdout: 1
; stdout: 0
; stdout: -100
; stdout: 19
; stdout: 1
; stdout: 77
; stdout: 9
; stdout: 0
; stdout: 0
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i64 @ri0(i64 %a) {
  %r = lshr i64 %a, 1
  ret i64 %r
}

define i64 @ri1(i64 %a) {
  %r = lshr i64 %a, 32
  ret i64 %r
}

define i64 @ri2(i64 %a) {
  %r = lshr i64 %a, 63
  ret i64 %r
}

define i64 @ir3(i64 %a) {
  %r = lshr i64 -100, %a
  ret i64 %r
}

define i64 @ir4(i64 %a) {
  %r = lshr i64 77, %a
  ret i64 %r
}

define i64 @same5(i64 %a) {
  %r = lshr i64 %a, %a
  ret i64 %r
}

define i32 @ri6(i32 %a) {
  %r = lshr i32 %a, 1
  ret i32 %r
}

define i32 @ri7(i32 %a) {
  %r = lshr i32 %a, 16
  ret i32 %r
}

define i32 @ri8(i32 %a) {
  %r = lshr i32 %a, 31
  ret i32 %r
}

define i32 @ir9(i32 %a) {
  %r = lshr i32 -100, %a
  ret i32 %r
}

define i32 @ir10(i32 %a) {
  %r = lshr i32 77, %a
  ret i32 %r
}

define i32 @same11(i32 %a) {
  %r = lshr i32 %a, %a
  ret i32 %r
}

define i16 @ri12(i16 %a) {
  %r = lshr i16 %a, 1
  ret i16 %r
}

define i16 @ri13(i16 %a) {
  %r = lshr i16 %a, 8
  ret i16 %r
}

define i16 @ri14(i16 %a) {
  %r = lshr i16 %a, 15
  ret i16 %r
}

define i16 @ir15(i16 %a) {
  %r = lshr i16 -100, %a
  ret i16 %r
}

define i16 @ir16(i16 %a) {
  %r = lshr i16 77, %a
  ret i16 %r
}

define i16 @same17(i16 %a) {
  %r = lshr i16 %a, %a
  ret i16 %r
}

define i8 @ri18(i8 %a) {
  %r = lshr i8 %a, 1
  ret i8 %r
}

define i8 @ri19(i8 %a) {
  %r = lshr i8 %a, 4
  ret i8 %r
}

define i8 @ri20(i8 %a) {
  %r = lshr i8 %a, 7
  ret i8 %r
}

define i8 @ir21(i8 %a) {
  %r = lshr i8 -100, %a
  ret i8 %r
}

define i8 @ir22(i8 %a) {
  %r = lshr i8 77, %a
  ret i8 %r
}

define i8 @same23(i8 %a) {
  %r = lshr i8 %a, %a
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
  %v6 = call i64 @ir3(i64 0)
  call void @show(i64 %v6)
  %v7 = call i64 @ir3(i64 3)
  call void @show(i64 %v7)
  %v8 = call i64 @ir3(i64 63)
  call void @show(i64 %v8)
  %v9 = call i64 @ir4(i64 0)
  call void @show(i64 %v9)
  %v10 = call i64 @ir4(i64 3)
  call void @show(i64 %v10)
  %v11 = call i64 @ir4(i64 63)
  call void @show(i64 %v11)
  %v12 = call i64 @same5(i64 3)
  call void @show(i64 %v12)
  %v13 = call i32 @ri6(i32 -1)
  %x13 = sext i32 %v13 to i64
  call void @show(i64 %x13)
  %v14 = call i32 @ri6(i32 100)
  %x14 = sext i32 %v14 to i64
  call void @show(i64 %x14)
  %v15 = call i32 @ri7(i32 -1)
  %x15 = sext i32 %v15 to i64
  call void @show(i64 %x15)
  %v16 = call i32 @ri7(i32 100)
  %x16 = sext i32 %v16 to i64
  call void @show(i64 %x16)
  %v17 = call i32 @ri8(i32 -1)
  %x17 = sext i32 %v17 to i64
  call void @show(i64 %x17)
  %v18 = call i32 @ri8(i32 100)
  %x18 = sext i32 %v18 to i64
  call void @show(i64 %x18)
  %v19 = call i32 @ir9(i32 0)
  %x19 = sext i32 %v19 to i64
  call void @show(i64 %x19)
  %v20 = call i32 @ir9(i32 3)
  %x20 = sext i32 %v20 to i64
  call void @show(i64 %x20)
  %v21 = call i32 @ir9(i32 31)
  %x21 = sext i32 %v21 to i64
  call void @show(i64 %x21)
  %v22 = call i32 @ir10(i32 0)
  %x22 = sext i32 %v22 to i64
  call void @show(i64 %x22)
  %v23 = call i32 @ir10(i32 3)
  %x23 = sext i32 %v23 to i64
  call void @show(i64 %x23)
  %v24 = call i32 @ir10(i32 31)
  %x24 = sext i32 %v24 to i64
  call void @show(i64 %x24)
  %v25 = call i32 @same11(i32 3)
  %x25 = sext i32 %v25 to i64
  call void @show(i64 %x25)
  %v26 = call i16 @ri12(i16 -1)
  %x26 = sext i16 %v26 to i64
  call void @show(i64 %x26)
  %v27 = call i16 @ri12(i16 100)
  %x27 = sext i16 %v27 to i64
  call void @show(i64 %x27)
  %v28 = call i16 @ri13(i16 -1)
  %x28 = sext i16 %v28 to i64
  call void @show(i64 %x28)
  %v29 = call i16 @ri13(i16 100)
  %x29 = sext i16 %v29 to i64
  call void @show(i64 %x29)
  %v30 = call i16 @ri14(i16 -1)
  %x30 = sext i16 %v30 to i64
  call void @show(i64 %x30)
  %v31 = call i16 @ri14(i16 100)
  %x31 = sext i16 %v31 to i64
  call void @show(i64 %x31)
  %v32 = call i16 @ir15(i16 0)
  %x32 = sext i16 %v32 to i64
  call void @show(i64 %x32)
  %v33 = call i16 @ir15(i16 3)
  %x33 = sext i16 %v33 to i64
  call void @show(i64 %x33)
  %v34 = call i16 @ir15(i16 15)
  %x34 = sext i16 %v34 to i64
  call void @show(i64 %x34)
  %v35 = call i16 @ir16(i16 0)
  %x35 = sext i16 %v35 to i64
  call void @show(i64 %x35)
  %v36 = call i16 @ir16(i16 3)
  %x36 = sext i16 %v36 to i64
  call void @show(i64 %x36)
  %v37 = call i16 @ir16(i16 15)
  %x37 = sext i16 %v37 to i64
  call void @show(i64 %x37)
  %v38 = call i16 @same17(i16 3)
  %x38 = sext i16 %v38 to i64
  call void @show(i64 %x38)
  %v39 = call i8 @ri18(i8 -1)
  %x39 = sext i8 %v39 to i64
  call void @show(i64 %x39)
  %v40 = call i8 @ri18(i8 100)
  %x40 = sext i8 %v40 to i64
  call void @show(i64 %x40)
  %v41 = call i8 @ri19(i8 -1)
  %x41 = sext i8 %v41 to i64
  call void @show(i64 %x41)
  %v42 = call i8 @ri19(i8 100)
  %x42 = sext i8 %v42 to i64
  call void @show(i64 %x42)
  %v43 = call i8 @ri20(i8 -1)
  %x43 = sext i8 %v43 to i64
  call void @show(i64 %x43)
  %v44 = call i8 @ri20(i8 100)
  %x44 = sext i8 %v44 to i64
  call void @show(i64 %x44)
  %v45 = call i8 @ir21(i8 0)
  %x45 = sext i8 %v45 to i64
  call void @show(i64 %x45)
  %v46 = call i8 @ir21(i8 3)
  %x46 = sext i8 %v46 to i64
  call void @show(i64 %x46)
  %v47 = call i8 @ir21(i8 7)
  %x47 = sext i8 %v47 to i64
  call void @show(i64 %x47)
  %v48 = call i8 @ir22(i8 0)
  %x48 = sext i8 %v48 to i64
  call void @show(i64 %x48)
  %v49 = call i8 @ir22(i8 3)
  %x49 = sext i8 %v49 to i64
  call void @show(i64 %x49)
  %v50 = call i8 @ir22(i8 7)
  %x50 = sext i8 %v50 to i64
  call void @show(i64 %x50)
  %v51 = call i8 @same23(i8 3)
  %x51 = sext i8 %v51 to i64
  call void @show(i64 %x51)
  ret i64 0
}
