; test: conditions that are carries, added to numbers and subtracted, and choices between a number and one next to it.
; exit: 0
; stdout: 101 100 100 100
; stdout: 99 100 100 100
; stdout: 101 100 100 100
; stdout: 99 100 100 100
; stdout: 100 101 101 101
; stdout: 100 101 101 101
; stdout: 100 99 99 99
; stdout: 100 101 101 101
; stdout: 100 99 99 99
; stdout: 101 100 100 100
; stdout: 101 100 101 100
; stdout: 99 100 99 100
; stdout: 101 100 101 100
; stdout: 99 100 99 100
; stdout: 100 101 100 101
; stdout: 100 101 100 101
; stdout: 100 99 100 99
; stdout: 100 101 100 101
; stdout: 100 99 100 99
; stdout: 101 100 101 100
; stdout: 101 100 101 100
; stdout: 99 100 99 100
; stdout: 101 100 101 100
; stdout: 99 100 99 100
; stdout: 100 101 100 101
; stdout: 101 100 100 100
; stdout: 99 100 100 100
; stdout: 101 100 100 100
; stdout: 99 100 100 100
; stdout: 100 101 101 101
; stdout: 100 101 101 101
; stdout: 100 99 99 99
; stdout: 100 101 101 101
; stdout: 100 99 99 99
; stdout: 101 100 100 100
; stdout: 101 100 100 101
; stdout: 99 100 100 99
; stdout: 101 100 100 101
; stdout: 99 100 100 99
; stdout: 100 101 101 100
; stdout: 100 101 101 100
; stdout: 100 99 99 100
; stdout: 100 101 101 100
; stdout: 100 99 99 100
; stdout: 101 100 100 101
; stdout: 101 100 100 101
; stdout: 99 100 100 99
; stdout: 101 100 100 101
; stdout: 99 100 100 99
; stdout: 100 101 101 100
; stdout: 100 101 101 101
; stdout: 100 99 99 99
; stdout: 100 101 101 101
; stdout: 100 99 99 99
; stdout: 101 100 100 100
@text = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @add_ult_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ult i64 %a, %b
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_ult_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ult i64 %a, %b
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_ult_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ult i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_ult_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ult i64 %a, %b
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_ult_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ult i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i64 @add_uge_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp uge i64 %a, %b
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_uge_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp uge i64 %a, %b
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_uge_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp uge i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_uge_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp uge i64 %a, %b
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_uge_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp uge i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i64 @add_ule_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ule i64 %a, %b
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_ule_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ule i64 %a, %b
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_ule_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ule i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_ule_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ule i64 %a, %b
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_ule_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ule i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i64 @add_ugt_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, %b
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_ugt_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, %b
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_ugt_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_ugt_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, %b
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_ugt_i64(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i64 @add_ule_i8(i8 %a, i8 %b, i64 %x) noinline {
  %c = icmp ule i8 %a, %b
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_ule_i8(i8 %a, i8 %b, i64 %x) noinline {
  %c = icmp ule i8 %a, %b
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_ule_i8(i8 %a, i8 %b, i64 %x) noinline {
  %c = icmp ule i8 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_ule_i8(i8 %a, i8 %b, i64 %x) noinline {
  %c = icmp ule i8 %a, %b
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_ule_i8(i8 %a, i8 %b, i64 %x) noinline {
  %c = icmp ule i8 %a, %b
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i32 @add_eq_i64_imm(i64 %a, i64 %b, i32 %x) noinline {
  %c = icmp eq i64 %a, 0
  %z = zext i1 %c to i32
  %r = add i32 %x, %z
  ret i32 %r
}

define i32 @sub_eq_i64_imm(i64 %a, i64 %b, i32 %x) noinline {
  %c = icmp eq i64 %a, 0
  %z = zext i1 %c to i32
  %r = sub i32 %x, %z
  ret i32 %r
}

define i32 @next_eq_i64_imm(i64 %a, i64 %b, i32 %x) noinline {
  %c = icmp eq i64 %a, 0
  %y = add i32 %x, 1
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

define i32 @last_eq_i64_imm(i64 %a, i64 %b, i32 %x) noinline {
  %c = icmp eq i64 %a, 0
  %y = add i32 %x, -1
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

define i32 @stay_eq_i64_imm(i64 %a, i64 %b, i32 %x) noinline {
  %c = icmp eq i64 %a, 0
  %y = add i32 %x, 1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i64 @add_ne_i32_imm(i32 %a, i32 %b, i64 %x) noinline {
  %c = icmp ne i32 %a, 0
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_ne_i32_imm(i32 %a, i32 %b, i64 %x) noinline {
  %c = icmp ne i32 %a, 0
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_ne_i32_imm(i32 %a, i32 %b, i64 %x) noinline {
  %c = icmp ne i32 %a, 0
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_ne_i32_imm(i32 %a, i32 %b, i64 %x) noinline {
  %c = icmp ne i32 %a, 0
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_ne_i32_imm(i32 %a, i32 %b, i64 %x) noinline {
  %c = icmp ne i32 %a, 0
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i32 @add_ult_i8_imm(i8 %a, i8 %b, i32 %x) noinline {
  %c = icmp ult i8 %a, 7
  %z = zext i1 %c to i32
  %r = add i32 %x, %z
  ret i32 %r
}

define i32 @sub_ult_i8_imm(i8 %a, i8 %b, i32 %x) noinline {
  %c = icmp ult i8 %a, 7
  %z = zext i1 %c to i32
  %r = sub i32 %x, %z
  ret i32 %r
}

define i32 @next_ult_i8_imm(i8 %a, i8 %b, i32 %x) noinline {
  %c = icmp ult i8 %a, 7
  %y = add i32 %x, 1
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

define i32 @last_ult_i8_imm(i8 %a, i8 %b, i32 %x) noinline {
  %c = icmp ult i8 %a, 7
  %y = add i32 %x, -1
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

define i32 @stay_ult_i8_imm(i8 %a, i8 %b, i32 %x) noinline {
  %c = icmp ult i8 %a, 7
  %y = add i32 %x, 1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i64 @add_uge_i16_imm(i16 %a, i16 %b, i64 %x) noinline {
  %c = icmp uge i16 %a, 127
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_uge_i16_imm(i16 %a, i16 %b, i64 %x) noinline {
  %c = icmp uge i16 %a, 127
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_uge_i16_imm(i16 %a, i16 %b, i64 %x) noinline {
  %c = icmp uge i16 %a, 127
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_uge_i16_imm(i16 %a, i16 %b, i64 %x) noinline {
  %c = icmp uge i16 %a, 127
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_uge_i16_imm(i16 %a, i16 %b, i64 %x) noinline {
  %c = icmp uge i16 %a, 127
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i32 @add_ule_i32_imm(i32 %a, i32 %b, i32 %x) noinline {
  %c = icmp ule i32 %a, 126
  %z = zext i1 %c to i32
  %r = add i32 %x, %z
  ret i32 %r
}

define i32 @sub_ule_i32_imm(i32 %a, i32 %b, i32 %x) noinline {
  %c = icmp ule i32 %a, 126
  %z = zext i1 %c to i32
  %r = sub i32 %x, %z
  ret i32 %r
}

define i32 @next_ule_i32_imm(i32 %a, i32 %b, i32 %x) noinline {
  %c = icmp ule i32 %a, 126
  %y = add i32 %x, 1
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

define i32 @last_ule_i32_imm(i32 %a, i32 %b, i32 %x) noinline {
  %c = icmp ule i32 %a, 126
  %y = add i32 %x, -1
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

define i32 @stay_ule_i32_imm(i32 %a, i32 %b, i32 %x) noinline {
  %c = icmp ule i32 %a, 126
  %y = add i32 %x, 1
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i64 @add_ugt_i64_imm(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, 0
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

define i64 @sub_ugt_i64_imm(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, 0
  %z = zext i1 %c to i64
  %r = sub i64 %x, %z
  ret i64 %r
}

define i64 @next_ugt_i64_imm(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, 0
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @last_ugt_i64_imm(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, 0
  %y = add i64 %x, -1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @stay_ugt_i64_imm(i64 %a, i64 %b, i64 %x) noinline {
  %c = icmp ugt i64 %a, 0
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i32 @main() {
  %v0 = call i64 @add_ult_i64(i64 1, i64 2, i64 100)
  %v1 = call i64 @add_ult_i64(i64 2, i64 1, i64 100)
  %v2 = call i64 @add_ult_i64(i64 5, i64 5, i64 100)
  %v3 = call i64 @add_ult_i64(i64 -1, i64 1, i64 100)
  %p0 = call i32 (ptr, ...) @printf(ptr @text, i64 %v0, i64 %v1, i64 %v2, i64 %v3)
  %v4 = call i64 @sub_ult_i64(i64 1, i64 2, i64 100)
  %v5 = call i64 @sub_ult_i64(i64 2, i64 1, i64 100)
  %v6 = call i64 @sub_ult_i64(i64 5, i64 5, i64 100)
  %v7 = call i64 @sub_ult_i64(i64 -1, i64 1, i64 100)
  %p4 = call i32 (ptr, ...) @printf(ptr @text, i64 %v4, i64 %v5, i64 %v6, i64 %v7)
  %v8 = call i64 @next_ult_i64(i64 1, i64 2, i64 100)
  %v9 = call i64 @next_ult_i64(i64 2, i64 1, i64 100)
  %v10 = call i64 @next_ult_i64(i64 5, i64 5, i64 100)
  %v11 = call i64 @next_ult_i64(i64 -1, i64 1, i64 100)
  %p8 = call i32 (ptr, ...) @printf(ptr @text, i64 %v8, i64 %v9, i64 %v10, i64 %v11)
  %v12 = call i64 @last_ult_i64(i64 1, i64 2, i64 100)
  %v13 = call i64 @last_ult_i64(i64 2, i64 1, i64 100)
  %v14 = call i64 @last_ult_i64(i64 5, i64 5, i64 100)
  %v15 = call i64 @last_ult_i64(i64 -1, i64 1, i64 100)
  %p12 = call i32 (ptr, ...) @printf(ptr @text, i64 %v12, i64 %v13, i64 %v14, i64 %v15)
  %v16 = call i64 @stay_ult_i64(i64 1, i64 2, i64 100)
  %v17 = call i64 @stay_ult_i64(i64 2, i64 1, i64 100)
  %v18 = call i64 @stay_ult_i64(i64 5, i64 5, i64 100)
  %v19 = call i64 @stay_ult_i64(i64 -1, i64 1, i64 100)
  %p16 = call i32 (ptr, ...) @printf(ptr @text, i64 %v16, i64 %v17, i64 %v18, i64 %v19)
  %v20 = call i64 @add_uge_i64(i64 1, i64 2, i64 100)
  %v21 = call i64 @add_uge_i64(i64 2, i64 1, i64 100)
  %v22 = call i64 @add_uge_i64(i64 5, i64 5, i64 100)
  %v23 = call i64 @add_uge_i64(i64 -1, i64 1, i64 100)
  %p20 = call i32 (ptr, ...) @printf(ptr @text, i64 %v20, i64 %v21, i64 %v22, i64 %v23)
  %v24 = call i64 @sub_uge_i64(i64 1, i64 2, i64 100)
  %v25 = call i64 @sub_uge_i64(i64 2, i64 1, i64 100)
  %v26 = call i64 @sub_uge_i64(i64 5, i64 5, i64 100)
  %v27 = call i64 @sub_uge_i64(i64 -1, i64 1, i64 100)
  %p24 = call i32 (ptr, ...) @printf(ptr @text, i64 %v24, i64 %v25, i64 %v26, i64 %v27)
  %v28 = call i64 @next_uge_i64(i64 1, i64 2, i64 100)
  %v29 = call i64 @next_uge_i64(i64 2, i64 1, i64 100)
  %v30 = call i64 @next_uge_i64(i64 5, i64 5, i64 100)
  %v31 = call i64 @next_uge_i64(i64 -1, i64 1, i64 100)
  %p28 = call i32 (ptr, ...) @printf(ptr @text, i64 %v28, i64 %v29, i64 %v30, i64 %v31)
  %v32 = call i64 @last_uge_i64(i64 1, i64 2, i64 100)
  %v33 = call i64 @last_uge_i64(i64 2, i64 1, i64 100)
  %v34 = call i64 @last_uge_i64(i64 5, i64 5, i64 100)
  %v35 = call i64 @last_uge_i64(i64 -1, i64 1, i64 100)
  %p32 = call i32 (ptr, ...) @printf(ptr @text, i64 %v32, i64 %v33, i64 %v34, i64 %v35)
  %v36 = call i64 @stay_uge_i64(i64 1, i64 2, i64 100)
  %v37 = call i64 @stay_uge_i64(i64 2, i64 1, i64 100)
  %v38 = call i64 @stay_uge_i64(i64 5, i64 5, i64 100)
  %v39 = call i64 @stay_uge_i64(i64 -1, i64 1, i64 100)
  %p36 = call i32 (ptr, ...) @printf(ptr @text, i64 %v36, i64 %v37, i64 %v38, i64 %v39)
  %v40 = call i64 @add_ule_i64(i64 1, i64 2, i64 100)
  %v41 = call i64 @add_ule_i64(i64 2, i64 1, i64 100)
  %v42 = call i64 @add_ule_i64(i64 5, i64 5, i64 100)
  %v43 = call i64 @add_ule_i64(i64 -1, i64 1, i64 100)
  %p40 = call i32 (ptr, ...) @printf(ptr @text, i64 %v40, i64 %v41, i64 %v42, i64 %v43)
  %v44 = call i64 @sub_ule_i64(i64 1, i64 2, i64 100)
  %v45 = call i64 @sub_ule_i64(i64 2, i64 1, i64 100)
  %v46 = call i64 @sub_ule_i64(i64 5, i64 5, i64 100)
  %v47 = call i64 @sub_ule_i64(i64 -1, i64 1, i64 100)
  %p44 = call i32 (ptr, ...) @printf(ptr @text, i64 %v44, i64 %v45, i64 %v46, i64 %v47)
  %v48 = call i64 @next_ule_i64(i64 1, i64 2, i64 100)
  %v49 = call i64 @next_ule_i64(i64 2, i64 1, i64 100)
  %v50 = call i64 @next_ule_i64(i64 5, i64 5, i64 100)
  %v51 = call i64 @next_ule_i64(i64 -1, i64 1, i64 100)
  %p48 = call i32 (ptr, ...) @printf(ptr @text, i64 %v48, i64 %v49, i64 %v50, i64 %v51)
  %v52 = call i64 @last_ule_i64(i64 1, i64 2, i64 100)
  %v53 = call i64 @last_ule_i64(i64 2, i64 1, i64 100)
  %v54 = call i64 @last_ule_i64(i64 5, i64 5, i64 100)
  %v55 = call i64 @last_ule_i64(i64 -1, i64 1, i64 100)
  %p52 = call i32 (ptr, ...) @printf(ptr @text, i64 %v52, i64 %v53, i64 %v54, i64 %v55)
  %v56 = call i64 @stay_ule_i64(i64 1, i64 2, i64 100)
  %v57 = call i64 @stay_ule_i64(i64 2, i64 1, i64 100)
  %v58 = call i64 @stay_ule_i64(i64 5, i64 5, i64 100)
  %v59 = call i64 @stay_ule_i64(i64 -1, i64 1, i64 100)
  %p56 = call i32 (ptr, ...) @printf(ptr @text, i64 %v56, i64 %v57, i64 %v58, i64 %v59)
  %v60 = call i64 @add_ugt_i64(i64 1, i64 2, i64 100)
  %v61 = call i64 @add_ugt_i64(i64 2, i64 1, i64 100)
  %v62 = call i64 @add_ugt_i64(i64 5, i64 5, i64 100)
  %v63 = call i64 @add_ugt_i64(i64 -1, i64 1, i64 100)
  %p60 = call i32 (ptr, ...) @printf(ptr @text, i64 %v60, i64 %v61, i64 %v62, i64 %v63)
  %v64 = call i64 @sub_ugt_i64(i64 1, i64 2, i64 100)
  %v65 = call i64 @sub_ugt_i64(i64 2, i64 1, i64 100)
  %v66 = call i64 @sub_ugt_i64(i64 5, i64 5, i64 100)
  %v67 = call i64 @sub_ugt_i64(i64 -1, i64 1, i64 100)
  %p64 = call i32 (ptr, ...) @printf(ptr @text, i64 %v64, i64 %v65, i64 %v66, i64 %v67)
  %v68 = call i64 @next_ugt_i64(i64 1, i64 2, i64 100)
  %v69 = call i64 @next_ugt_i64(i64 2, i64 1, i64 100)
  %v70 = call i64 @next_ugt_i64(i64 5, i64 5, i64 100)
  %v71 = call i64 @next_ugt_i64(i64 -1, i64 1, i64 100)
  %p68 = call i32 (ptr, ...) @printf(ptr @text, i64 %v68, i64 %v69, i64 %v70, i64 %v71)
  %v72 = call i64 @last_ugt_i64(i64 1, i64 2, i64 100)
  %v73 = call i64 @last_ugt_i64(i64 2, i64 1, i64 100)
  %v74 = call i64 @last_ugt_i64(i64 5, i64 5, i64 100)
  %v75 = call i64 @last_ugt_i64(i64 -1, i64 1, i64 100)
  %p72 = call i32 (ptr, ...) @printf(ptr @text, i64 %v72, i64 %v73, i64 %v74, i64 %v75)
  %v76 = call i64 @stay_ugt_i64(i64 1, i64 2, i64 100)
  %v77 = call i64 @stay_ugt_i64(i64 2, i64 1, i64 100)
  %v78 = call i64 @stay_ugt_i64(i64 5, i64 5, i64 100)
  %v79 = call i64 @stay_ugt_i64(i64 -1, i64 1, i64 100)
  %p76 = call i32 (ptr, ...) @printf(ptr @text, i64 %v76, i64 %v77, i64 %v78, i64 %v79)
  %v80 = call i64 @add_ule_i8(i8 1, i8 2, i64 100)
  %v81 = call i64 @add_ule_i8(i8 2, i8 1, i64 100)
  %v82 = call i64 @add_ule_i8(i8 5, i8 5, i64 100)
  %v83 = call i64 @add_ule_i8(i8 -1, i8 1, i64 100)
  %p80 = call i32 (ptr, ...) @printf(ptr @text, i64 %v80, i64 %v81, i64 %v82, i64 %v83)
  %v84 = call i64 @sub_ule_i8(i8 1, i8 2, i64 100)
  %v85 = call i64 @sub_ule_i8(i8 2, i8 1, i64 100)
  %v86 = call i64 @sub_ule_i8(i8 5, i8 5, i64 100)
  %v87 = call i64 @sub_ule_i8(i8 -1, i8 1, i64 100)
  %p84 = call i32 (ptr, ...) @printf(ptr @text, i64 %v84, i64 %v85, i64 %v86, i64 %v87)
  %v88 = call i64 @next_ule_i8(i8 1, i8 2, i64 100)
  %v89 = call i64 @next_ule_i8(i8 2, i8 1, i64 100)
  %v90 = call i64 @next_ule_i8(i8 5, i8 5, i64 100)
  %v91 = call i64 @next_ule_i8(i8 -1, i8 1, i64 100)
  %p88 = call i32 (ptr, ...) @printf(ptr @text, i64 %v88, i64 %v89, i64 %v90, i64 %v91)
  %v92 = call i64 @last_ule_i8(i8 1, i8 2, i64 100)
  %v93 = call i64 @last_ule_i8(i8 2, i8 1, i64 100)
  %v94 = call i64 @last_ule_i8(i8 5, i8 5, i64 100)
  %v95 = call i64 @last_ule_i8(i8 -1, i8 1, i64 100)
  %p92 = call i32 (ptr, ...) @printf(ptr @text, i64 %v92, i64 %v93, i64 %v94, i64 %v95)
  %v96 = call i64 @stay_ule_i8(i8 1, i8 2, i64 100)
  %v97 = call i64 @stay_ule_i8(i8 2, i8 1, i64 100)
  %v98 = call i64 @stay_ule_i8(i8 5, i8 5, i64 100)
  %v99 = call i64 @stay_ule_i8(i8 -1, i8 1, i64 100)
  %p96 = call i32 (ptr, ...) @printf(ptr @text, i64 %v96, i64 %v97, i64 %v98, i64 %v99)
  %v100 = call i32 @add_eq_i64_imm(i64 0, i64 9, i32 100)
  %v100e = sext i32 %v100 to i64
  %v101 = call i32 @add_eq_i64_imm(i64 1, i64 9, i32 100)
  %v101e = sext i32 %v101 to i64
  %v102 = call i32 @add_eq_i64_imm(i64 -1, i64 9, i32 100)
  %v102e = sext i32 %v102 to i64
  %v103 = call i32 @add_eq_i64_imm(i64 4294967296, i64 9, i32 100)
  %v103e = sext i32 %v103 to i64
  %p100 = call i32 (ptr, ...) @printf(ptr @text, i64 %v100e, i64 %v101e, i64 %v102e, i64 %v103e)
  %v104 = call i32 @sub_eq_i64_imm(i64 0, i64 9, i32 100)
  %v104e = sext i32 %v104 to i64
  %v105 = call i32 @sub_eq_i64_imm(i64 1, i64 9, i32 100)
  %v105e = sext i32 %v105 to i64
  %v106 = call i32 @sub_eq_i64_imm(i64 -1, i64 9, i32 100)
  %v106e = sext i32 %v106 to i64
  %v107 = call i32 @sub_eq_i64_imm(i64 4294967296, i64 9, i32 100)
  %v107e = sext i32 %v107 to i64
  %p104 = call i32 (ptr, ...) @printf(ptr @text, i64 %v104e, i64 %v105e, i64 %v106e, i64 %v107e)
  %v108 = call i32 @next_eq_i64_imm(i64 0, i64 9, i32 100)
  %v108e = sext i32 %v108 to i64
  %v109 = call i32 @next_eq_i64_imm(i64 1, i64 9, i32 100)
  %v109e = sext i32 %v109 to i64
  %v110 = call i32 @next_eq_i64_imm(i64 -1, i64 9, i32 100)
  %v110e = sext i32 %v110 to i64
  %v111 = call i32 @next_eq_i64_imm(i64 4294967296, i64 9, i32 100)
  %v111e = sext i32 %v111 to i64
  %p108 = call i32 (ptr, ...) @printf(ptr @text, i64 %v108e, i64 %v109e, i64 %v110e, i64 %v111e)
  %v112 = call i32 @last_eq_i64_imm(i64 0, i64 9, i32 100)
  %v112e = sext i32 %v112 to i64
  %v113 = call i32 @last_eq_i64_imm(i64 1, i64 9, i32 100)
  %v113e = sext i32 %v113 to i64
  %v114 = call i32 @last_eq_i64_imm(i64 -1, i64 9, i32 100)
  %v114e = sext i32 %v114 to i64
  %v115 = call i32 @last_eq_i64_imm(i64 4294967296, i64 9, i32 100)
  %v115e = sext i32 %v115 to i64
  %p112 = call i32 (ptr, ...) @printf(ptr @text, i64 %v112e, i64 %v113e, i64 %v114e, i64 %v115e)
  %v116 = call i32 @stay_eq_i64_imm(i64 0, i64 9, i32 100)
  %v116e = sext i32 %v116 to i64
  %v117 = call i32 @stay_eq_i64_imm(i64 1, i64 9, i32 100)
  %v117e = sext i32 %v117 to i64
  %v118 = call i32 @stay_eq_i64_imm(i64 -1, i64 9, i32 100)
  %v118e = sext i32 %v118 to i64
  %v119 = call i32 @stay_eq_i64_imm(i64 4294967296, i64 9, i32 100)
  %v119e = sext i32 %v119 to i64
  %p116 = call i32 (ptr, ...) @printf(ptr @text, i64 %v116e, i64 %v117e, i64 %v118e, i64 %v119e)
  %v120 = call i64 @add_ne_i32_imm(i32 0, i32 9, i64 100)
  %v121 = call i64 @add_ne_i32_imm(i32 1, i32 9, i64 100)
  %v122 = call i64 @add_ne_i32_imm(i32 -1, i32 9, i64 100)
  %v123 = call i64 @add_ne_i32_imm(i32 2147483647, i32 9, i64 100)
  %p120 = call i32 (ptr, ...) @printf(ptr @text, i64 %v120, i64 %v121, i64 %v122, i64 %v123)
  %v124 = call i64 @sub_ne_i32_imm(i32 0, i32 9, i64 100)
  %v125 = call i64 @sub_ne_i32_imm(i32 1, i32 9, i64 100)
  %v126 = call i64 @sub_ne_i32_imm(i32 -1, i32 9, i64 100)
  %v127 = call i64 @sub_ne_i32_imm(i32 2147483647, i32 9, i64 100)
  %p124 = call i32 (ptr, ...) @printf(ptr @text, i64 %v124, i64 %v125, i64 %v126, i64 %v127)
  %v128 = call i64 @next_ne_i32_imm(i32 0, i32 9, i64 100)
  %v129 = call i64 @next_ne_i32_imm(i32 1, i32 9, i64 100)
  %v130 = call i64 @next_ne_i32_imm(i32 -1, i32 9, i64 100)
  %v131 = call i64 @next_ne_i32_imm(i32 2147483647, i32 9, i64 100)
  %p128 = call i32 (ptr, ...) @printf(ptr @text, i64 %v128, i64 %v129, i64 %v130, i64 %v131)
  %v132 = call i64 @last_ne_i32_imm(i32 0, i32 9, i64 100)
  %v133 = call i64 @last_ne_i32_imm(i32 1, i32 9, i64 100)
  %v134 = call i64 @last_ne_i32_imm(i32 -1, i32 9, i64 100)
  %v135 = call i64 @last_ne_i32_imm(i32 2147483647, i32 9, i64 100)
  %p132 = call i32 (ptr, ...) @printf(ptr @text, i64 %v132, i64 %v133, i64 %v134, i64 %v135)
  %v136 = call i64 @stay_ne_i32_imm(i32 0, i32 9, i64 100)
  %v137 = call i64 @stay_ne_i32_imm(i32 1, i32 9, i64 100)
  %v138 = call i64 @stay_ne_i32_imm(i32 -1, i32 9, i64 100)
  %v139 = call i64 @stay_ne_i32_imm(i32 2147483647, i32 9, i64 100)
  %p136 = call i32 (ptr, ...) @printf(ptr @text, i64 %v136, i64 %v137, i64 %v138, i64 %v139)
  %v140 = call i32 @add_ult_i8_imm(i8 6, i8 9, i32 100)
  %v140e = sext i32 %v140 to i64
  %v141 = call i32 @add_ult_i8_imm(i8 7, i8 9, i32 100)
  %v141e = sext i32 %v141 to i64
  %v142 = call i32 @add_ult_i8_imm(i8 -1, i8 9, i32 100)
  %v142e = sext i32 %v142 to i64
  %v143 = call i32 @add_ult_i8_imm(i8 0, i8 9, i32 100)
  %v143e = sext i32 %v143 to i64
  %p140 = call i32 (ptr, ...) @printf(ptr @text, i64 %v140e, i64 %v141e, i64 %v142e, i64 %v143e)
  %v144 = call i32 @sub_ult_i8_imm(i8 6, i8 9, i32 100)
  %v144e = sext i32 %v144 to i64
  %v145 = call i32 @sub_ult_i8_imm(i8 7, i8 9, i32 100)
  %v145e = sext i32 %v145 to i64
  %v146 = call i32 @sub_ult_i8_imm(i8 -1, i8 9, i32 100)
  %v146e = sext i32 %v146 to i64
  %v147 = call i32 @sub_ult_i8_imm(i8 0, i8 9, i32 100)
  %v147e = sext i32 %v147 to i64
  %p144 = call i32 (ptr, ...) @printf(ptr @text, i64 %v144e, i64 %v145e, i64 %v146e, i64 %v147e)
  %v148 = call i32 @next_ult_i8_imm(i8 6, i8 9, i32 100)
  %v148e = sext i32 %v148 to i64
  %v149 = call i32 @next_ult_i8_imm(i8 7, i8 9, i32 100)
  %v149e = sext i32 %v149 to i64
  %v150 = call i32 @next_ult_i8_imm(i8 -1, i8 9, i32 100)
  %v150e = sext i32 %v150 to i64
  %v151 = call i32 @next_ult_i8_imm(i8 0, i8 9, i32 100)
  %v151e = sext i32 %v151 to i64
  %p148 = call i32 (ptr, ...) @printf(ptr @text, i64 %v148e, i64 %v149e, i64 %v150e, i64 %v151e)
  %v152 = call i32 @last_ult_i8_imm(i8 6, i8 9, i32 100)
  %v152e = sext i32 %v152 to i64
  %v153 = call i32 @last_ult_i8_imm(i8 7, i8 9, i32 100)
  %v153e = sext i32 %v153 to i64
  %v154 = call i32 @last_ult_i8_imm(i8 -1, i8 9, i32 100)
  %v154e = sext i32 %v154 to i64
  %v155 = call i32 @last_ult_i8_imm(i8 0, i8 9, i32 100)
  %v155e = sext i32 %v155 to i64
  %p152 = call i32 (ptr, ...) @printf(ptr @text, i64 %v152e, i64 %v153e, i64 %v154e, i64 %v155e)
  %v156 = call i32 @stay_ult_i8_imm(i8 6, i8 9, i32 100)
  %v156e = sext i32 %v156 to i64
  %v157 = call i32 @stay_ult_i8_imm(i8 7, i8 9, i32 100)
  %v157e = sext i32 %v157 to i64
  %v158 = call i32 @stay_ult_i8_imm(i8 -1, i8 9, i32 100)
  %v158e = sext i32 %v158 to i64
  %v159 = call i32 @stay_ult_i8_imm(i8 0, i8 9, i32 100)
  %v159e = sext i32 %v159 to i64
  %p156 = call i32 (ptr, ...) @printf(ptr @text, i64 %v156e, i64 %v157e, i64 %v158e, i64 %v159e)
  %v160 = call i64 @add_uge_i16_imm(i16 126, i16 9, i64 100)
  %v161 = call i64 @add_uge_i16_imm(i16 127, i16 9, i64 100)
  %v162 = call i64 @add_uge_i16_imm(i16 -1, i16 9, i64 100)
  %v163 = call i64 @add_uge_i16_imm(i16 0, i16 9, i64 100)
  %p160 = call i32 (ptr, ...) @printf(ptr @text, i64 %v160, i64 %v161, i64 %v162, i64 %v163)
  %v164 = call i64 @sub_uge_i16_imm(i16 126, i16 9, i64 100)
  %v165 = call i64 @sub_uge_i16_imm(i16 127, i16 9, i64 100)
  %v166 = call i64 @sub_uge_i16_imm(i16 -1, i16 9, i64 100)
  %v167 = call i64 @sub_uge_i16_imm(i16 0, i16 9, i64 100)
  %p164 = call i32 (ptr, ...) @printf(ptr @text, i64 %v164, i64 %v165, i64 %v166, i64 %v167)
  %v168 = call i64 @next_uge_i16_imm(i16 126, i16 9, i64 100)
  %v169 = call i64 @next_uge_i16_imm(i16 127, i16 9, i64 100)
  %v170 = call i64 @next_uge_i16_imm(i16 -1, i16 9, i64 100)
  %v171 = call i64 @next_uge_i16_imm(i16 0, i16 9, i64 100)
  %p168 = call i32 (ptr, ...) @printf(ptr @text, i64 %v168, i64 %v169, i64 %v170, i64 %v171)
  %v172 = call i64 @last_uge_i16_imm(i16 126, i16 9, i64 100)
  %v173 = call i64 @last_uge_i16_imm(i16 127, i16 9, i64 100)
  %v174 = call i64 @last_uge_i16_imm(i16 -1, i16 9, i64 100)
  %v175 = call i64 @last_uge_i16_imm(i16 0, i16 9, i64 100)
  %p172 = call i32 (ptr, ...) @printf(ptr @text, i64 %v172, i64 %v173, i64 %v174, i64 %v175)
  %v176 = call i64 @stay_uge_i16_imm(i16 126, i16 9, i64 100)
  %v177 = call i64 @stay_uge_i16_imm(i16 127, i16 9, i64 100)
  %v178 = call i64 @stay_uge_i16_imm(i16 -1, i16 9, i64 100)
  %v179 = call i64 @stay_uge_i16_imm(i16 0, i16 9, i64 100)
  %p176 = call i32 (ptr, ...) @printf(ptr @text, i64 %v176, i64 %v177, i64 %v178, i64 %v179)
  %v180 = call i32 @add_ule_i32_imm(i32 126, i32 9, i32 100)
  %v180e = sext i32 %v180 to i64
  %v181 = call i32 @add_ule_i32_imm(i32 127, i32 9, i32 100)
  %v181e = sext i32 %v181 to i64
  %v182 = call i32 @add_ule_i32_imm(i32 -1, i32 9, i32 100)
  %v182e = sext i32 %v182 to i64
  %v183 = call i32 @add_ule_i32_imm(i32 0, i32 9, i32 100)
  %v183e = sext i32 %v183 to i64
  %p180 = call i32 (ptr, ...) @printf(ptr @text, i64 %v180e, i64 %v181e, i64 %v182e, i64 %v183e)
  %v184 = call i32 @sub_ule_i32_imm(i32 126, i32 9, i32 100)
  %v184e = sext i32 %v184 to i64
  %v185 = call i32 @sub_ule_i32_imm(i32 127, i32 9, i32 100)
  %v185e = sext i32 %v185 to i64
  %v186 = call i32 @sub_ule_i32_imm(i32 -1, i32 9, i32 100)
  %v186e = sext i32 %v186 to i64
  %v187 = call i32 @sub_ule_i32_imm(i32 0, i32 9, i32 100)
  %v187e = sext i32 %v187 to i64
  %p184 = call i32 (ptr, ...) @printf(ptr @text, i64 %v184e, i64 %v185e, i64 %v186e, i64 %v187e)
  %v188 = call i32 @next_ule_i32_imm(i32 126, i32 9, i32 100)
  %v188e = sext i32 %v188 to i64
  %v189 = call i32 @next_ule_i32_imm(i32 127, i32 9, i32 100)
  %v189e = sext i32 %v189 to i64
  %v190 = call i32 @next_ule_i32_imm(i32 -1, i32 9, i32 100)
  %v190e = sext i32 %v190 to i64
  %v191 = call i32 @next_ule_i32_imm(i32 0, i32 9, i32 100)
  %v191e = sext i32 %v191 to i64
  %p188 = call i32 (ptr, ...) @printf(ptr @text, i64 %v188e, i64 %v189e, i64 %v190e, i64 %v191e)
  %v192 = call i32 @last_ule_i32_imm(i32 126, i32 9, i32 100)
  %v192e = sext i32 %v192 to i64
  %v193 = call i32 @last_ule_i32_imm(i32 127, i32 9, i32 100)
  %v193e = sext i32 %v193 to i64
  %v194 = call i32 @last_ule_i32_imm(i32 -1, i32 9, i32 100)
  %v194e = sext i32 %v194 to i64
  %v195 = call i32 @last_ule_i32_imm(i32 0, i32 9, i32 100)
  %v195e = sext i32 %v195 to i64
  %p192 = call i32 (ptr, ...) @printf(ptr @text, i64 %v192e, i64 %v193e, i64 %v194e, i64 %v195e)
  %v196 = call i32 @stay_ule_i32_imm(i32 126, i32 9, i32 100)
  %v196e = sext i32 %v196 to i64
  %v197 = call i32 @stay_ule_i32_imm(i32 127, i32 9, i32 100)
  %v197e = sext i32 %v197 to i64
  %v198 = call i32 @stay_ule_i32_imm(i32 -1, i32 9, i32 100)
  %v198e = sext i32 %v198 to i64
  %v199 = call i32 @stay_ule_i32_imm(i32 0, i32 9, i32 100)
  %v199e = sext i32 %v199 to i64
  %p196 = call i32 (ptr, ...) @printf(ptr @text, i64 %v196e, i64 %v197e, i64 %v198e, i64 %v199e)
  %v200 = call i64 @add_ugt_i64_imm(i64 0, i64 9, i64 100)
  %v201 = call i64 @add_ugt_i64_imm(i64 1, i64 9, i64 100)
  %v202 = call i64 @add_ugt_i64_imm(i64 -1, i64 9, i64 100)
  %v203 = call i64 @add_ugt_i64_imm(i64 2, i64 9, i64 100)
  %p200 = call i32 (ptr, ...) @printf(ptr @text, i64 %v200, i64 %v201, i64 %v202, i64 %v203)
  %v204 = call i64 @sub_ugt_i64_imm(i64 0, i64 9, i64 100)
  %v205 = call i64 @sub_ugt_i64_imm(i64 1, i64 9, i64 100)
  %v206 = call i64 @sub_ugt_i64_imm(i64 -1, i64 9, i64 100)
  %v207 = call i64 @sub_ugt_i64_imm(i64 2, i64 9, i64 100)
  %p204 = call i32 (ptr, ...) @printf(ptr @text, i64 %v204, i64 %v205, i64 %v206, i64 %v207)
  %v208 = call i64 @next_ugt_i64_imm(i64 0, i64 9, i64 100)
  %v209 = call i64 @next_ugt_i64_imm(i64 1, i64 9, i64 100)
  %v210 = call i64 @next_ugt_i64_imm(i64 -1, i64 9, i64 100)
  %v211 = call i64 @next_ugt_i64_imm(i64 2, i64 9, i64 100)
  %p208 = call i32 (ptr, ...) @printf(ptr @text, i64 %v208, i64 %v209, i64 %v210, i64 %v211)
  %v212 = call i64 @last_ugt_i64_imm(i64 0, i64 9, i64 100)
  %v213 = call i64 @last_ugt_i64_imm(i64 1, i64 9, i64 100)
  %v214 = call i64 @last_ugt_i64_imm(i64 -1, i64 9, i64 100)
  %v215 = call i64 @last_ugt_i64_imm(i64 2, i64 9, i64 100)
  %p212 = call i32 (ptr, ...) @printf(ptr @text, i64 %v212, i64 %v213, i64 %v214, i64 %v215)
  %v216 = call i64 @stay_ugt_i64_imm(i64 0, i64 9, i64 100)
  %v217 = call i64 @stay_ugt_i64_imm(i64 1, i64 9, i64 100)
  %v218 = call i64 @stay_ugt_i64_imm(i64 -1, i64 9, i64 100)
  %v219 = call i64 @stay_ugt_i64_imm(i64 2, i64 9, i64 100)
  %p216 = call i32 (ptr, ...) @printf(ptr @text, i64 %v216, i64 %v217, i64 %v218, i64 %v219)
  ret i32 0
}
