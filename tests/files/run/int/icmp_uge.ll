; test: icmp uge at four widths, as a value, as a branch and against constants; each bit mask holds the answers for 25 pairs of edge values.
; exit: 0
; stdout: 28703841
; stdout: 28703841
; stdout: 1
; stdout: 2
; stdout: 0
; stdout: 0
; stdout: 2
; stdout: 28703841
; stdout: 28703841
; stdout: 1
; stdout: 2
; stdout: 0
; stdout: 0
; stdout: 2
; stdout: 28703841
; stdout: 28703841
; stdout: 1
; stdout: 2
; stdout: 0
; stdout: 0
; stdout: 2
; stdout: 28703841
; stdout: 28703841
; stdout: 1
; stdout: 2
; stdout: 0
; stdout: 0
; stdout: 2
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i64 @value64(i64 %a, i64 %b) {
  %c = icmp uge i64 %a, %b
  %r = zext i1 %c to i64
  ret i64 %r
}

define i64 @branch64(i64 %a, i64 %b) {
  %c = icmp uge i64 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

define i64 @const64(i64 %a) {
  %c = icmp uge i64 %a, -7
  %d = icmp uge i64 5, %a
  %e = select i1 %c, i64 1, i64 0
  %f = select i1 %d, i64 2, i64 0
  %r = or i64 %e, %f
  ret i64 %r
}

define i64 @value32(i32 %a, i32 %b) {
  %c = icmp uge i32 %a, %b
  %r = zext i1 %c to i64
  ret i64 %r
}

define i64 @branch32(i32 %a, i32 %b) {
  %c = icmp uge i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

define i64 @const32(i32 %a) {
  %c = icmp uge i32 %a, -7
  %d = icmp uge i32 5, %a
  %e = select i1 %c, i64 1, i64 0
  %f = select i1 %d, i64 2, i64 0
  %r = or i64 %e, %f
  ret i64 %r
}

define i64 @value16(i16 %a, i16 %b) {
  %c = icmp uge i16 %a, %b
  %r = zext i1 %c to i64
  ret i64 %r
}

define i64 @branch16(i16 %a, i16 %b) {
  %c = icmp uge i16 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

define i64 @const16(i16 %a) {
  %c = icmp uge i16 %a, -7
  %d = icmp uge i16 5, %a
  %e = select i1 %c, i64 1, i64 0
  %f = select i1 %d, i64 2, i64 0
  %r = or i64 %e, %f
  ret i64 %r
}

define i64 @value8(i8 %a, i8 %b) {
  %c = icmp uge i8 %a, %b
  %r = zext i1 %c to i64
  ret i64 %r
}

define i64 @branch8(i8 %a, i8 %b) {
  %c = icmp uge i8 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

define i64 @const8(i8 %a) {
  %c = icmp uge i8 %a, -7
  %d = icmp uge i8 5, %a
  %e = select i1 %c, i64 1, i64 0
  %f = select i1 %d, i64 2, i64 0
  %r = or i64 %e, %f
  ret i64 %r
}

define i64 @main() {
  %value64.0 = call i64 @value64(i64 0, i64 0)
  %svalue64.0 = shl i64 %value64.0, 0
  %ovalue64.0 = or i64 0, %svalue64.0
  %value64.1 = call i64 @value64(i64 0, i64 1)
  %svalue64.1 = shl i64 %value64.1, 1
  %ovalue64.1 = or i64 %ovalue64.0, %svalue64.1
  %value64.2 = call i64 @value64(i64 0, i64 -1)
  %svalue64.2 = shl i64 %value64.2, 2
  %ovalue64.2 = or i64 %ovalue64.1, %svalue64.2
  %value64.3 = call i64 @value64(i64 0, i64 9223372036854775807)
  %svalue64.3 = shl i64 %value64.3, 3
  %ovalue64.3 = or i64 %ovalue64.2, %svalue64.3
  %value64.4 = call i64 @value64(i64 0, i64 -9223372036854775808)
  %svalue64.4 = shl i64 %value64.4, 4
  %ovalue64.4 = or i64 %ovalue64.3, %svalue64.4
  %value64.5 = call i64 @value64(i64 1, i64 0)
  %svalue64.5 = shl i64 %value64.5, 5
  %ovalue64.5 = or i64 %ovalue64.4, %svalue64.5
  %value64.6 = call i64 @value64(i64 1, i64 1)
  %svalue64.6 = shl i64 %value64.6, 6
  %ovalue64.6 = or i64 %ovalue64.5, %svalue64.6
  %value64.7 = call i64 @value64(i64 1, i64 -1)
  %svalue64.7 = shl i64 %value64.7, 7
  %ovalue64.7 = or i64 %ovalue64.6, %svalue64.7
  %value64.8 = call i64 @value64(i64 1, i64 9223372036854775807)
  %svalue64.8 = shl i64 %value64.8, 8
  %ovalue64.8 = or i64 %ovalue64.7, %svalue64.8
  %value64.9 = call i64 @value64(i64 1, i64 -9223372036854775808)
  %svalue64.9 = shl i64 %value64.9, 9
  %ovalue64.9 = or i64 %ovalue64.8, %svalue64.9
  %value64.10 = call i64 @value64(i64 -1, i64 0)
  %svalue64.10 = shl i64 %value64.10, 10
  %ovalue64.10 = or i64 %ovalue64.9, %svalue64.10
  %value64.11 = call i64 @value64(i64 -1, i64 1)
  %svalue64.11 = shl i64 %value64.11, 11
  %ovalue64.11 = or i64 %ovalue64.10, %svalue64.11
  %value64.12 = call i64 @value64(i64 -1, i64 -1)
  %svalue64.12 = shl i64 %value64.12, 12
  %ovalue64.12 = or i64 %ovalue64.11, %svalue64.12
  %value64.13 = call i64 @value64(i64 -1, i64 9223372036854775807)
  %svalue64.13 = shl i64 %value64.13, 13
  %ovalue64.13 = or i64 %ovalue64.12, %svalue64.13
  %value64.14 = call i64 @value64(i64 -1, i64 -9223372036854775808)
  %svalue64.14 = shl i64 %value64.14, 14
  %ovalue64.14 = or i64 %ovalue64.13, %svalue64.14
  %value64.15 = call i64 @value64(i64 9223372036854775807, i64 0)
  %svalue64.15 = shl i64 %value64.15, 15
  %ovalue64.15 = or i64 %ovalue64.14, %svalue64.15
  %value64.16 = call i64 @value64(i64 9223372036854775807, i64 1)
  %svalue64.16 = shl i64 %value64.16, 16
  %ovalue64.16 = or i64 %ovalue64.15, %svalue64.16
  %value64.17 = call i64 @value64(i64 9223372036854775807, i64 -1)
  %svalue64.17 = shl i64 %value64.17, 17
  %ovalue64.17 = or i64 %ovalue64.16, %svalue64.17
  %value64.18 = call i64 @value64(i64 9223372036854775807, i64 9223372036854775807)
  %svalue64.18 = shl i64 %value64.18, 18
  %ovalue64.18 = or i64 %ovalue64.17, %svalue64.18
  %value64.19 = call i64 @value64(i64 9223372036854775807, i64 -9223372036854775808)
  %svalue64.19 = shl i64 %value64.19, 19
  %ovalue64.19 = or i64 %ovalue64.18, %svalue64.19
  %value64.20 = call i64 @value64(i64 -9223372036854775808, i64 0)
  %svalue64.20 = shl i64 %value64.20, 20
  %ovalue64.20 = or i64 %ovalue64.19, %svalue64.20
  %value64.21 = call i64 @value64(i64 -9223372036854775808, i64 1)
  %svalue64.21 = shl i64 %value64.21, 21
  %ovalue64.21 = or i64 %ovalue64.20, %svalue64.21
  %value64.22 = call i64 @value64(i64 -9223372036854775808, i64 -1)
  %svalue64.22 = shl i64 %value64.22, 22
  %ovalue64.22 = or i64 %ovalue64.21, %svalue64.22
  %value64.23 = call i64 @value64(i64 -9223372036854775808, i64 9223372036854775807)
  %svalue64.23 = shl i64 %value64.23, 23
  %ovalue64.23 = or i64 %ovalue64.22, %svalue64.23
  %value64.24 = call i64 @value64(i64 -9223372036854775808, i64 -9223372036854775808)
  %svalue64.24 = shl i64 %value64.24, 24
  %ovalue64.24 = or i64 %ovalue64.23, %svalue64.24
  call void @show(i64 %ovalue64.24)
  %branch64.0 = call i64 @branch64(i64 0, i64 0)
  %sbranch64.0 = shl i64 %branch64.0, 0
  %obranch64.0 = or i64 0, %sbranch64.0
  %branch64.1 = call i64 @branch64(i64 0, i64 1)
  %sbranch64.1 = shl i64 %branch64.1, 1
  %obranch64.1 = or i64 %obranch64.0, %sbranch64.1
  %branch64.2 = call i64 @branch64(i64 0, i64 -1)
  %sbranch64.2 = shl i64 %branch64.2, 2
  %obranch64.2 = or i64 %obranch64.1, %sbranch64.2
  %branch64.3 = call i64 @branch64(i64 0, i64 9223372036854775807)
  %sbranch64.3 = shl i64 %branch64.3, 3
  %obranch64.3 = or i64 %obranch64.2, %sbranch64.3
  %branch64.4 = call i64 @branch64(i64 0, i64 -9223372036854775808)
  %sbranch64.4 = shl i64 %branch64.4, 4
  %obranch64.4 = or i64 %obranch64.3, %sbranch64.4
  %branch64.5 = call i64 @branch64(i64 1, i64 0)
  %sbranch64.5 = shl i64 %branch64.5, 5
  %obranch64.5 = or i64 %obranch64.4, %sbranch64.5
  %branch64.6 = call i64 @branch64(i64 1, i64 1)
  %sbranch64.6 = shl i64 %branch64.6, 6
  %obranch64.6 = or i64 %obranch64.5, %sbranch64.6
  %branch64.7 = call i64 @branch64(i64 1, i64 -1)
  %sbranch64.7 = shl i64 %branch64.7, 7
  %obranch64.7 = or i64 %obranch64.6, %sbranch64.7
  %branch64.8 = call i64 @branch64(i64 1, i64 9223372036854775807)
  %sbranch64.8 = shl i64 %branch64.8, 8
  %obranch64.8 = or i64 %obranch64.7, %sbranch64.8
  %branch64.9 = call i64 @branch64(i64 1, i64 -9223372036854775808)
  %sbranch64.9 = shl i64 %branch64.9, 9
  %obranch64.9 = or i64 %obranch64.8, %sbranch64.9
  %branch64.10 = call i64 @branch64(i64 -1, i64 0)
  %sbranch64.10 = shl i64 %branch64.10, 10
  %obranch64.10 = or i64 %obranch64.9, %sbranch64.10
  %branch64.11 = call i64 @branch64(i64 -1, i64 1)
  %sbranch64.11 = shl i64 %branch64.11, 11
  %obranch64.11 = or i64 %obranch64.10, %sbranch64.11
  %branch64.12 = call i64 @branch64(i64 -1, i64 -1)
  %sbranch64.12 = shl i64 %branch64.12, 12
  %obranch64.12 = or i64 %obranch64.11, %sbranch64.12
  %branch64.13 = call i64 @branch64(i64 -1, i64 9223372036854775807)
  %sbranch64.13 = shl i64 %branch64.13, 13
  %obranch64.13 = or i64 %obranch64.12, %sbranch64.13
  %branch64.14 = call i64 @branch64(i64 -1, i64 -9223372036854775808)
  %sbranch64.14 = shl i64 %branch64.14, 14
  %obranch64.14 = or i64 %obranch64.13, %sbranch64.14
  %branch64.15 = call i64 @branch64(i64 9223372036854775807, i64 0)
  %sbranch64.15 = shl i64 %branch64.15, 15
  %obranch64.15 = or i64 %obranch64.14, %sbranch64.15
  %branch64.16 = call i64 @branch64(i64 9223372036854775807, i64 1)
  %sbranch64.16 = shl i64 %branch64.16, 16
  %obranch64.16 = or i64 %obranch64.15, %sbranch64.16
  %branch64.17 = call i64 @branch64(i64 9223372036854775807, i64 -1)
  %sbranch64.17 = shl i64 %branch64.17, 17
  %obranch64.17 = or i64 %obranch64.16, %sbranch64.17
  %branch64.18 = call i64 @branch64(i64 9223372036854775807, i64 9223372036854775807)
  %sbranch64.18 = shl i64 %branch64.18, 18
  %obranch64.18 = or i64 %obranch64.17, %sbranch64.18
  %branch64.19 = call i64 @branch64(i64 9223372036854775807, i64 -9223372036854775808)
  %sbranch64.19 = shl i64 %branch64.19, 19
  %obranch64.19 = or i64 %obranch64.18, %sbranch64.19
  %branch64.20 = call i64 @branch64(i64 -9223372036854775808, i64 0)
  %sbranch64.20 = shl i64 %branch64.20, 20
  %obranch64.20 = or i64 %obranch64.19, %sbranch64.20
  %branch64.21 = call i64 @branch64(i64 -9223372036854775808, i64 1)
  %sbranch64.21 = shl i64 %branch64.21, 21
  %obranch64.21 = or i64 %obranch64.20, %sbranch64.21
  %branch64.22 = call i64 @branch64(i64 -9223372036854775808, i64 -1)
  %sbranch64.22 = shl i64 %branch64.22, 22
  %obranch64.22 = or i64 %obranch64.21, %sbranch64.22
  %branch64.23 = call i64 @branch64(i64 -9223372036854775808, i64 9223372036854775807)
  %sbranch64.23 = shl i64 %branch64.23, 23
  %obranch64.23 = or i64 %obranch64.22, %sbranch64.23
  %branch64.24 = call i64 @branch64(i64 -9223372036854775808, i64 -9223372036854775808)
  %sbranch64.24 = shl i64 %branch64.24, 24
  %obranch64.24 = or i64 %obranch64.23, %sbranch64.24
  call void @show(i64 %obranch64.24)
  %k2 = call i64 @const64(i64 -7)
  call void @show(i64 %k2)
  %k3 = call i64 @const64(i64 5)
  call void @show(i64 %k3)
  %k4 = call i64 @const64(i64 -8)
  call void @show(i64 %k4)
  %k5 = call i64 @const64(i64 6)
  call void @show(i64 %k5)
  %k6 = call i64 @const64(i64 0)
  call void @show(i64 %k6)
  %value32.0 = call i64 @value32(i32 0, i32 0)
  %svalue32.0 = shl i64 %value32.0, 0
  %ovalue32.0 = or i64 0, %svalue32.0
  %value32.1 = call i64 @value32(i32 0, i32 1)
  %svalue32.1 = shl i64 %value32.1, 1
  %ovalue32.1 = or i64 %ovalue32.0, %svalue32.1
  %value32.2 = call i64 @value32(i32 0, i32 -1)
  %svalue32.2 = shl i64 %value32.2, 2
  %ovalue32.2 = or i64 %ovalue32.1, %svalue32.2
  %value32.3 = call i64 @value32(i32 0, i32 2147483647)
  %svalue32.3 = shl i64 %value32.3, 3
  %ovalue32.3 = or i64 %ovalue32.2, %svalue32.3
  %value32.4 = call i64 @value32(i32 0, i32 -2147483648)
  %svalue32.4 = shl i64 %value32.4, 4
  %ovalue32.4 = or i64 %ovalue32.3, %svalue32.4
  %value32.5 = call i64 @value32(i32 1, i32 0)
  %svalue32.5 = shl i64 %value32.5, 5
  %ovalue32.5 = or i64 %ovalue32.4, %svalue32.5
  %value32.6 = call i64 @value32(i32 1, i32 1)
  %svalue32.6 = shl i64 %value32.6, 6
  %ovalue32.6 = or i64 %ovalue32.5, %svalue32.6
  %value32.7 = call i64 @value32(i32 1, i32 -1)
  %svalue32.7 = shl i64 %value32.7, 7
  %ovalue32.7 = or i64 %ovalue32.6, %svalue32.7
  %value32.8 = call i64 @value32(i32 1, i32 2147483647)
  %svalue32.8 = shl i64 %value32.8, 8
  %ovalue32.8 = or i64 %ovalue32.7, %svalue32.8
  %value32.9 = call i64 @value32(i32 1, i32 -2147483648)
  %svalue32.9 = shl i64 %value32.9, 9
  %ovalue32.9 = or i64 %ovalue32.8, %svalue32.9
  %value32.10 = call i64 @value32(i32 -1, i32 0)
  %svalue32.10 = shl i64 %value32.10, 10
  %ovalue32.10 = or i64 %ovalue32.9, %svalue32.10
  %value32.11 = call i64 @value32(i32 -1, i32 1)
  %svalue32.11 = shl i64 %value32.11, 11
  %ovalue32.11 = or i64 %ovalue32.10, %svalue32.11
  %value32.12 = call i64 @value32(i32 -1, i32 -1)
  %svalue32.12 = shl i64 %value32.12, 12
  %ovalue32.12 = or i64 %ovalue32.11, %svalue32.12
  %value32.13 = call i64 @value32(i32 -1, i32 2147483647)
  %svalue32.13 = shl i64 %value32.13, 13
  %ovalue32.13 = or i64 %ovalue32.12, %svalue32.13
  %value32.14 = call i64 @value32(i32 -1, i32 -2147483648)
  %svalue32.14 = shl i64 %value32.14, 14
  %ovalue32.14 = or i64 %ovalue32.13, %svalue32.14
  %value32.15 = call i64 @value32(i32 2147483647, i32 0)
  %svalue32.15 = shl i64 %value32.15, 15
  %ovalue32.15 = or i64 %ovalue32.14, %svalue32.15
  %value32.16 = call i64 @value32(i32 2147483647, i32 1)
  %svalue32.16 = shl i64 %value32.16, 16
  %ovalue32.16 = or i64 %ovalue32.15, %svalue32.16
  %value32.17 = call i64 @value32(i32 2147483647, i32 -1)
  %svalue32.17 = shl i64 %value32.17, 17
  %ovalue32.17 = or i64 %ovalue32.16, %svalue32.17
  %value32.18 = call i64 @value32(i32 2147483647, i32 2147483647)
  %svalue32.18 = shl i64 %value32.18, 18
  %ovalue32.18 = or i64 %ovalue32.17, %svalue32.18
  %value32.19 = call i64 @value32(i32 2147483647, i32 -2147483648)
  %svalue32.19 = shl i64 %value32.19, 19
  %ovalue32.19 = or i64 %ovalue32.18, %svalue32.19
  %value32.20 = call i64 @value32(i32 -2147483648, i32 0)
  %svalue32.20 = shl i64 %value32.20, 20
  %ovalue32.20 = or i64 %ovalue32.19, %svalue32.20
  %value32.21 = call i64 @value32(i32 -2147483648, i32 1)
  %svalue32.21 = shl i64 %value32.21, 21
  %ovalue32.21 = or i64 %ovalue32.20, %svalue32.21
  %value32.22 = call i64 @value32(i32 -2147483648, i32 -1)
  %svalue32.22 = shl i64 %value32.22, 22
  %ovalue32.22 = or i64 %ovalue32.21, %svalue32.22
  %value32.23 = call i64 @value32(i32 -2147483648, i32 2147483647)
  %svalue32.23 = shl i64 %value32.23, 23
  %ovalue32.23 = or i64 %ovalue32.22, %svalue32.23
  %value32.24 = call i64 @value32(i32 -2147483648, i32 -2147483648)
  %svalue32.24 = shl i64 %value32.24, 24
  %ovalue32.24 = or i64 %ovalue32.23, %svalue32.24
  call void @show(i64 %ovalue32.24)
  %branch32.0 = call i64 @branch32(i32 0, i32 0)
  %sbranch32.0 = shl i64 %branch32.0, 0
  %obranch32.0 = or i64 0, %sbranch32.0
  %branch32.1 = call i64 @branch32(i32 0, i32 1)
  %sbranch32.1 = shl i64 %branch32.1, 1
  %obranch32.1 = or i64 %obranch32.0, %sbranch32.1
  %branch32.2 = call i64 @branch32(i32 0, i32 -1)
  %sbranch32.2 = shl i64 %branch32.2, 2
  %obranch32.2 = or i64 %obranch32.1, %sbranch32.2
  %branch32.3 = call i64 @branch32(i32 0, i32 2147483647)
  %sbranch32.3 = shl i64 %branch32.3, 3
  %obranch32.3 = or i64 %obranch32.2, %sbranch32.3
  %branch32.4 = call i64 @branch32(i32 0, i32 -2147483648)
  %sbranch32.4 = shl i64 %branch32.4, 4
  %obranch32.4 = or i64 %obranch32.3, %sbranch32.4
  %branch32.5 = call i64 @branch32(i32 1, i32 0)
  %sbranch32.5 = shl i64 %branch32.5, 5
  %obranch32.5 = or i64 %obranch32.4, %sbranch32.5
  %branch32.6 = call i64 @branch32(i32 1, i32 1)
  %sbranch32.6 = shl i64 %branch32.6, 6
  %obranch32.6 = or i64 %obranch32.5, %sbranch32.6
  %branch32.7 = call i64 @branch32(i32 1, i32 -1)
  %sbranch32.7 = shl i64 %branch32.7, 7
  %obranch32.7 = or i64 %obranch32.6, %sbranch32.7
  %branch32.8 = call i64 @branch32(i32 1, i32 2147483647)
  %sbranch32.8 = shl i64 %branch32.8, 8
  %obranch32.8 = or i64 %obranch32.7, %sbranch32.8
  %branch32.9 = call i64 @branch32(i32 1, i32 -2147483648)
  %sbranch32.9 = shl i64 %branch32.9, 9
  %obranch32.9 = or i64 %obranch32.8, %sbranch32.9
  %branch32.10 = call i64 @branch32(i32 -1, i32 0)
  %sbranch32.10 = shl i64 %branch32.10, 10
  %obranch32.10 = or i64 %obranch32.9, %sbranch32.10
  %branch32.11 = call i64 @branch32(i32 -1, i32 1)
  %sbranch32.11 = shl i64 %branch32.11, 11
  %obranch32.11 = or i64 %obranch32.10, %sbranch32.11
  %branch32.12 = call i64 @branch32(i32 -1, i32 -1)
  %sbranch32.12 = shl i64 %branch32.12, 12
  %obranch32.12 = or i64 %obranch32.11, %sbranch32.12
  %branch32.13 = call i64 @branch32(i32 -1, i32 2147483647)
  %sbranch32.13 = shl i64 %branch32.13, 13
  %obranch32.13 = or i64 %obranch32.12, %sbranch32.13
  %branch32.14 = call i64 @branch32(i32 -1, i32 -2147483648)
  %sbranch32.14 = shl i64 %branch32.14, 14
  %obranch32.14 = or i64 %obranch32.13, %sbranch32.14
  %branch32.15 = call i64 @branch32(i32 2147483647, i32 0)
  %sbranch32.15 = shl i64 %branch32.15, 15
  %obranch32.15 = or i64 %obranch32.14, %sbranch32.15
  %branch32.16 = call i64 @branch32(i32 2147483647, i32 1)
  %sbranch32.16 = shl i64 %branch32.16, 16
  %obranch32.16 = or i64 %obranch32.15, %sbranch32.16
  %branch32.17 = call i64 @branch32(i32 2147483647, i32 -1)
  %sbranch32.17 = shl i64 %branch32.17, 17
  %obranch32.17 = or i64 %obranch32.16, %sbranch32.17
  %branch32.18 = call i64 @branch32(i32 2147483647, i32 2147483647)
  %sbranch32.18 = shl i64 %branch32.18, 18
  %obranch32.18 = or i64 %obranch32.17, %sbranch32.18
  %branch32.19 = call i64 @branch32(i32 2147483647, i32 -2147483648)
  %sbranch32.19 = shl i64 %branch32.19, 19
  %obranch32.19 = or i64 %obranch32.18, %sbranch32.19
  %branch32.20 = call i64 @branch32(i32 -2147483648, i32 0)
  %sbranch32.20 = shl i64 %branch32.20, 20
  %obranch32.20 = or i64 %obranch32.19, %sbranch32.20
  %branch32.21 = call i64 @branch32(i32 -2147483648, i32 1)
  %sbranch32.21 = shl i64 %branch32.21, 21
  %obranch32.21 = or i64 %obranch32.20, %sbranch32.21
  %branch32.22 = call i64 @branch32(i32 -2147483648, i32 -1)
  %sbranch32.22 = shl i64 %branch32.22, 22
  %obranch32.22 = or i64 %obranch32.21, %sbranch32.22
  %branch32.23 = call i64 @branch32(i32 -2147483648, i32 2147483647)
  %sbranch32.23 = shl i64 %branch32.23, 23
  %obranch32.23 = or i64 %obranch32.22, %sbranch32.23
  %branch32.24 = call i64 @branch32(i32 -2147483648, i32 -2147483648)
  %sbranch32.24 = shl i64 %branch32.24, 24
  %obranch32.24 = or i64 %obranch32.23, %sbranch32.24
  call void @show(i64 %obranch32.24)
  %k9 = call i64 @const32(i32 -7)
  call void @show(i64 %k9)
  %k10 = call i64 @const32(i32 5)
  call void @show(i64 %k10)
  %k11 = call i64 @const32(i32 -8)
  call void @show(i64 %k11)
  %k12 = call i64 @const32(i32 6)
  call void @show(i64 %k12)
  %k13 = call i64 @const32(i32 0)
  call void @show(i64 %k13)
  %value16.0 = call i64 @value16(i16 0, i16 0)
  %svalue16.0 = shl i64 %value16.0, 0
  %ovalue16.0 = or i64 0, %svalue16.0
  %value16.1 = call i64 @value16(i16 0, i16 1)
  %svalue16.1 = shl i64 %value16.1, 1
  %ovalue16.1 = or i64 %ovalue16.0, %svalue16.1
  %value16.2 = call i64 @value16(i16 0, i16 -1)
  %svalue16.2 = shl i64 %value16.2, 2
  %ovalue16.2 = or i64 %ovalue16.1, %svalue16.2
  %value16.3 = call i64 @value16(i16 0, i16 32767)
  %svalue16.3 = shl i64 %value16.3, 3
  %ovalue16.3 = or i64 %ovalue16.2, %svalue16.3
  %value16.4 = call i64 @value16(i16 0, i16 -32768)
  %svalue16.4 = shl i64 %value16.4, 4
  %ovalue16.4 = or i64 %ovalue16.3, %svalue16.4
  %value16.5 = call i64 @value16(i16 1, i16 0)
  %svalue16.5 = shl i64 %value16.5, 5
  %ovalue16.5 = or i64 %ovalue16.4, %svalue16.5
  %value16.6 = call i64 @value16(i16 1, i16 1)
  %svalue16.6 = shl i64 %value16.6, 6
  %ovalue16.6 = or i64 %ovalue16.5, %svalue16.6
  %value16.7 = call i64 @value16(i16 1, i16 -1)
  %svalue16.7 = shl i64 %value16.7, 7
  %ovalue16.7 = or i64 %ovalue16.6, %svalue16.7
  %value16.8 = call i64 @value16(i16 1, i16 32767)
  %svalue16.8 = shl i64 %value16.8, 8
  %ovalue16.8 = or i64 %ovalue16.7, %svalue16.8
  %value16.9 = call i64 @value16(i16 1, i16 -32768)
  %svalue16.9 = shl i64 %value16.9, 9
  %ovalue16.9 = or i64 %ovalue16.8, %svalue16.9
  %value16.10 = call i64 @value16(i16 -1, i16 0)
  %svalue16.10 = shl i64 %value16.10, 10
  %ovalue16.10 = or i64 %ovalue16.9, %svalue16.10
  %value16.11 = call i64 @value16(i16 -1, i16 1)
  %svalue16.11 = shl i64 %value16.11, 11
  %ovalue16.11 = or i64 %ovalue16.10, %svalue16.11
  %value16.12 = call i64 @value16(i16 -1, i16 -1)
  %svalue16.12 = shl i64 %value16.12, 12
  %ovalue16.12 = or i64 %ovalue16.11, %svalue16.12
  %value16.13 = call i64 @value16(i16 -1, i16 32767)
  %svalue16.13 = shl i64 %value16.13, 13
  %ovalue16.13 = or i64 %ovalue16.12, %svalue16.13
  %value16.14 = call i64 @value16(i16 -1, i16 -32768)
  %svalue16.14 = shl i64 %value16.14, 14
  %ovalue16.14 = or i64 %ovalue16.13, %svalue16.14
  %value16.15 = call i64 @value16(i16 32767, i16 0)
  %svalue16.15 = shl i64 %value16.15, 15
  %ovalue16.15 = or i64 %ovalue16.14, %svalue16.15
  %value16.16 = call i64 @value16(i16 32767, i16 1)
  %svalue16.16 = shl i64 %value16.16, 16
  %ovalue16.16 = or i64 %ovalue16.15, %svalue16.16
  %value16.17 = call i64 @value16(i16 32767, i16 -1)
  %svalue16.17 = shl i64 %value16.17, 17
  %ovalue16.17 = or i64 %ovalue16.16, %svalue16.17
  %value16.18 = call i64 @value16(i16 32767, i16 32767)
  %svalue16.18 = shl i64 %value16.18, 18
  %ovalue16.18 = or i64 %ovalue16.17, %svalue16.18
  %value16.19 = call i64 @value16(i16 32767, i16 -32768)
  %svalue16.19 = shl i64 %value16.19, 19
  %ovalue16.19 = or i64 %ovalue16.18, %svalue16.19
  %value16.20 = call i64 @value16(i16 -32768, i16 0)
  %svalue16.20 = shl i64 %value16.20, 20
  %ovalue16.20 = or i64 %ovalue16.19, %svalue16.20
  %value16.21 = call i64 @value16(i16 -32768, i16 1)
  %svalue16.21 = shl i64 %value16.21, 21
  %ovalue16.21 = or i64 %ovalue16.20, %svalue16.21
  %value16.22 = call i64 @value16(i16 -32768, i16 -1)
  %svalue16.22 = shl i64 %value16.22, 22
  %ovalue16.22 = or i64 %ovalue16.21, %svalue16.22
  %value16.23 = call i64 @value16(i16 -32768, i16 32767)
  %svalue16.23 = shl i64 %value16.23, 23
  %ovalue16.23 = or i64 %ovalue16.22, %svalue16.23
  %value16.24 = call i64 @value16(i16 -32768, i16 -32768)
  %svalue16.24 = shl i64 %value16.24, 24
  %ovalue16.24 = or i64 %ovalue16.23, %svalue16.24
  call void @show(i64 %ovalue16.24)
  %branch16.0 = call i64 @branch16(i16 0, i16 0)
  %sbranch16.0 = shl i64 %branch16.0, 0
  %obranch16.0 = or i64 0, %sbranch16.0
  %branch16.1 = call i64 @branch16(i16 0, i16 1)
  %sbranch16.1 = shl i64 %branch16.1, 1
  %obranch16.1 = or i64 %obranch16.0, %sbranch16.1
  %branch16.2 = call i64 @branch16(i16 0, i16 -1)
  %sbranch16.2 = shl i64 %branch16.2, 2
  %obranch16.2 = or i64 %obranch16.1, %sbranch16.2
  %branch16.3 = call i64 @branch16(i16 0, i16 32767)
  %sbranch16.3 = shl i64 %branch16.3, 3
  %obranch16.3 = or i64 %obranch16.2, %sbranch16.3
  %branch16.4 = call i64 @branch16(i16 0, i16 -32768)
  %sbranch16.4 = shl i64 %branch16.4, 4
  %obranch16.4 = or i64 %obranch16.3, %sbranch16.4
  %branch16.5 = call i64 @branch16(i16 1, i16 0)
  %sbranch16.5 = shl i64 %branch16.5, 5
  %obranch16.5 = or i64 %obranch16.4, %sbranch16.5
  %branch16.6 = call i64 @branch16(i16 1, i16 1)
  %sbranch16.6 = shl i64 %branch16.6, 6
  %obranch16.6 = or i64 %obranch16.5, %sbranch16.6
  %branch16.7 = call i64 @branch16(i16 1, i16 -1)
  %sbranch16.7 = shl i64 %branch16.7, 7
  %obranch16.7 = or i64 %obranch16.6, %sbranch16.7
  %branch16.8 = call i64 @branch16(i16 1, i16 32767)
  %sbranch16.8 = shl i64 %branch16.8, 8
  %obranch16.8 = or i64 %obranch16.7, %sbranch16.8
  %branch16.9 = call i64 @branch16(i16 1, i16 -32768)
  %sbranch16.9 = shl i64 %branch16.9, 9
  %obranch16.9 = or i64 %obranch16.8, %sbranch16.9
  %branch16.10 = call i64 @branch16(i16 -1, i16 0)
  %sbranch16.10 = shl i64 %branch16.10, 10
  %obranch16.10 = or i64 %obranch16.9, %sbranch16.10
  %branch16.11 = call i64 @branch16(i16 -1, i16 1)
  %sbranch16.11 = shl i64 %branch16.11, 11
  %obranch16.11 = or i64 %obranch16.10, %sbranch16.11
  %branch16.12 = call i64 @branch16(i16 -1, i16 -1)
  %sbranch16.12 = shl i64 %branch16.12, 12
  %obranch16.12 = or i64 %obranch16.11, %sbranch16.12
  %branch16.13 = call i64 @branch16(i16 -1, i16 32767)
  %sbranch16.13 = shl i64 %branch16.13, 13
  %obranch16.13 = or i64 %obranch16.12, %sbranch16.13
  %branch16.14 = call i64 @branch16(i16 -1, i16 -32768)
  %sbranch16.14 = shl i64 %branch16.14, 14
  %obranch16.14 = or i64 %obranch16.13, %sbranch16.14
  %branch16.15 = call i64 @branch16(i16 32767, i16 0)
  %sbranch16.15 = shl i64 %branch16.15, 15
  %obranch16.15 = or i64 %obranch16.14, %sbranch16.15
  %branch16.16 = call i64 @branch16(i16 32767, i16 1)
  %sbranch16.16 = shl i64 %branch16.16, 16
  %obranch16.16 = or i64 %obranch16.15, %sbranch16.16
  %branch16.17 = call i64 @branch16(i16 32767, i16 -1)
  %sbranch16.17 = shl i64 %branch16.17, 17
  %obranch16.17 = or i64 %obranch16.16, %sbranch16.17
  %branch16.18 = call i64 @branch16(i16 32767, i16 32767)
  %sbranch16.18 = shl i64 %branch16.18, 18
  %obranch16.18 = or i64 %obranch16.17, %sbranch16.18
  %branch16.19 = call i64 @branch16(i16 32767, i16 -32768)
  %sbranch16.19 = shl i64 %branch16.19, 19
  %obranch16.19 = or i64 %obranch16.18, %sbranch16.19
  %branch16.20 = call i64 @branch16(i16 -32768, i16 0)
  %sbranch16.20 = shl i64 %branch16.20, 20
  %obranch16.20 = or i64 %obranch16.19, %sbranch16.20
  %branch16.21 = call i64 @branch16(i16 -32768, i16 1)
  %sbranch16.21 = shl i64 %branch16.21, 21
  %obranch16.21 = or i64 %obranch16.20, %sbranch16.21
  %branch16.22 = call i64 @branch16(i16 -32768, i16 -1)
  %sbranch16.22 = shl i64 %branch16.22, 22
  %obranch16.22 = or i64 %obranch16.21, %sbranch16.22
  %branch16.23 = call i64 @branch16(i16 -32768, i16 32767)
  %sbranch16.23 = shl i64 %branch16.23, 23
  %obranch16.23 = or i64 %obranch16.22, %sbranch16.23
  %branch16.24 = call i64 @branch16(i16 -32768, i16 -32768)
  %sbranch16.24 = shl i64 %branch16.24, 24
  %obranch16.24 = or i64 %obranch16.23, %sbranch16.24
  call void @show(i64 %obranch16.24)
  %k16 = call i64 @const16(i16 -7)
  call void @show(i64 %k16)
  %k17 = call i64 @const16(i16 5)
  call void @show(i64 %k17)
  %k18 = call i64 @const16(i16 -8)
  call void @show(i64 %k18)
  %k19 = call i64 @const16(i16 6)
  call void @show(i64 %k19)
  %k20 = call i64 @const16(i16 0)
  call void @show(i64 %k20)
  %value8.0 = call i64 @value8(i8 0, i8 0)
  %svalue8.0 = shl i64 %value8.0, 0
  %ovalue8.0 = or i64 0, %svalue8.0
  %value8.1 = call i64 @value8(i8 0, i8 1)
  %svalue8.1 = shl i64 %value8.1, 1
  %ovalue8.1 = or i64 %ovalue8.0, %svalue8.1
  %value8.2 = call i64 @value8(i8 0, i8 -1)
  %svalue8.2 = shl i64 %value8.2, 2
  %ovalue8.2 = or i64 %ovalue8.1, %svalue8.2
  %value8.3 = call i64 @value8(i8 0, i8 127)
  %svalue8.3 = shl i64 %value8.3, 3
  %ovalue8.3 = or i64 %ovalue8.2, %svalue8.3
  %value8.4 = call i64 @value8(i8 0, i8 -128)
  %svalue8.4 = shl i64 %value8.4, 4
  %ovalue8.4 = or i64 %ovalue8.3, %svalue8.4
  %value8.5 = call i64 @value8(i8 1, i8 0)
  %svalue8.5 = shl i64 %value8.5, 5
  %ovalue8.5 = or i64 %ovalue8.4, %svalue8.5
  %value8.6 = call i64 @value8(i8 1, i8 1)
  %svalue8.6 = shl i64 %value8.6, 6
  %ovalue8.6 = or i64 %ovalue8.5, %svalue8.6
  %value8.7 = call i64 @value8(i8 1, i8 -1)
  %svalue8.7 = shl i64 %value8.7, 7
  %ovalue8.7 = or i64 %ovalue8.6, %svalue8.7
  %value8.8 = call i64 @value8(i8 1, i8 127)
  %svalue8.8 = shl i64 %value8.8, 8
  %ovalue8.8 = or i64 %ovalue8.7, %svalue8.8
  %value8.9 = call i64 @value8(i8 1, i8 -128)
  %svalue8.9 = shl i64 %value8.9, 9
  %ovalue8.9 = or i64 %ovalue8.8, %svalue8.9
  %value8.10 = call i64 @value8(i8 -1, i8 0)
  %svalue8.10 = shl i64 %value8.10, 10
  %ovalue8.10 = or i64 %ovalue8.9, %svalue8.10
  %value8.11 = call i64 @value8(i8 -1, i8 1)
  %svalue8.11 = shl i64 %value8.11, 11
  %ovalue8.11 = or i64 %ovalue8.10, %svalue8.11
  %value8.12 = call i64 @value8(i8 -1, i8 -1)
  %svalue8.12 = shl i64 %value8.12, 12
  %ovalue8.12 = or i64 %ovalue8.11, %svalue8.12
  %value8.13 = call i64 @value8(i8 -1, i8 127)
  %svalue8.13 = shl i64 %value8.13, 13
  %ovalue8.13 = or i64 %ovalue8.12, %svalue8.13
  %value8.14 = call i64 @value8(i8 -1, i8 -128)
  %svalue8.14 = shl i64 %value8.14, 14
  %ovalue8.14 = or i64 %ovalue8.13, %svalue8.14
  %value8.15 = call i64 @value8(i8 127, i8 0)
  %svalue8.15 = shl i64 %value8.15, 15
  %ovalue8.15 = or i64 %ovalue8.14, %svalue8.15
  %value8.16 = call i64 @value8(i8 127, i8 1)
  %svalue8.16 = shl i64 %value8.16, 16
  %ovalue8.16 = or i64 %ovalue8.15, %svalue8.16
  %value8.17 = call i64 @value8(i8 127, i8 -1)
  %svalue8.17 = shl i64 %value8.17, 17
  %ovalue8.17 = or i64 %ovalue8.16, %svalue8.17
  %value8.18 = call i64 @value8(i8 127, i8 127)
  %svalue8.18 = shl i64 %value8.18, 18
  %ovalue8.18 = or i64 %ovalue8.17, %svalue8.18
  %value8.19 = call i64 @value8(i8 127, i8 -128)
  %svalue8.19 = shl i64 %value8.19, 19
  %ovalue8.19 = or i64 %ovalue8.18, %svalue8.19
  %value8.20 = call i64 @value8(i8 -128, i8 0)
  %svalue8.20 = shl i64 %value8.20, 20
  %ovalue8.20 = or i64 %ovalue8.19, %svalue8.20
  %value8.21 = call i64 @value8(i8 -128, i8 1)
  %svalue8.21 = shl i64 %value8.21, 21
  %ovalue8.21 = or i64 %ovalue8.20, %svalue8.21
  %value8.22 = call i64 @value8(i8 -128, i8 -1)
  %svalue8.22 = shl i64 %value8.22, 22
  %ovalue8.22 = or i64 %ovalue8.21, %svalue8.22
  %value8.23 = call i64 @value8(i8 -128, i8 127)
  %svalue8.23 = shl i64 %value8.23, 23
  %ovalue8.23 = or i64 %ovalue8.22, %svalue8.23
  %value8.24 = call i64 @value8(i8 -128, i8 -128)
  %svalue8.24 = shl i64 %value8.24, 24
  %ovalue8.24 = or i64 %ovalue8.23, %svalue8.24
  call void @show(i64 %ovalue8.24)
  %branch8.0 = call i64 @branch8(i8 0, i8 0)
  %sbranch8.0 = shl i64 %branch8.0, 0
  %obranch8.0 = or i64 0, %sbranch8.0
  %branch8.1 = call i64 @branch8(i8 0, i8 1)
  %sbranch8.1 = shl i64 %branch8.1, 1
  %obranch8.1 = or i64 %obranch8.0, %sbranch8.1
  %branch8.2 = call i64 @branch8(i8 0, i8 -1)
  %sbranch8.2 = shl i64 %branch8.2, 2
  %obranch8.2 = or i64 %obranch8.1, %sbranch8.2
  %branch8.3 = call i64 @branch8(i8 0, i8 127)
  %sbranch8.3 = shl i64 %branch8.3, 3
  %obranch8.3 = or i64 %obranch8.2, %sbranch8.3
  %branch8.4 = call i64 @branch8(i8 0, i8 -128)
  %sbranch8.4 = shl i64 %branch8.4, 4
  %obranch8.4 = or i64 %obranch8.3, %sbranch8.4
  %branch8.5 = call i64 @branch8(i8 1, i8 0)
  %sbranch8.5 = shl i64 %branch8.5, 5
  %obranch8.5 = or i64 %obranch8.4, %sbranch8.5
  %branch8.6 = call i64 @branch8(i8 1, i8 1)
  %sbranch8.6 = shl i64 %branch8.6, 6
  %obranch8.6 = or i64 %obranch8.5, %sbranch8.6
  %branch8.7 = call i64 @branch8(i8 1, i8 -1)
  %sbranch8.7 = shl i64 %branch8.7, 7
  %obranch8.7 = or i64 %obranch8.6, %sbranch8.7
  %branch8.8 = call i64 @branch8(i8 1, i8 127)
  %sbranch8.8 = shl i64 %branch8.8, 8
  %obranch8.8 = or i64 %obranch8.7, %sbranch8.8
  %branch8.9 = call i64 @branch8(i8 1, i8 -128)
  %sbranch8.9 = shl i64 %branch8.9, 9
  %obranch8.9 = or i64 %obranch8.8, %sbranch8.9
  %branch8.10 = call i64 @branch8(i8 -1, i8 0)
  %sbranch8.10 = shl i64 %branch8.10, 10
  %obranch8.10 = or i64 %obranch8.9, %sbranch8.10
  %branch8.11 = call i64 @branch8(i8 -1, i8 1)
  %sbranch8.11 = shl i64 %branch8.11, 11
  %obranch8.11 = or i64 %obranch8.10, %sbranch8.11
  %branch8.12 = call i64 @branch8(i8 -1, i8 -1)
  %sbranch8.12 = shl i64 %branch8.12, 12
  %obranch8.12 = or i64 %obranch8.11, %sbranch8.12
  %branch8.13 = call i64 @branch8(i8 -1, i8 127)
  %sbranch8.13 = shl i64 %branch8.13, 13
  %obranch8.13 = or i64 %obranch8.12, %sbranch8.13
  %branch8.14 = call i64 @branch8(i8 -1, i8 -128)
  %sbranch8.14 = shl i64 %branch8.14, 14
  %obranch8.14 = or i64 %obranch8.13, %sbranch8.14
  %branch8.15 = call i64 @branch8(i8 127, i8 0)
  %sbranch8.15 = shl i64 %branch8.15, 15
  %obranch8.15 = or i64 %obranch8.14, %sbranch8.15
  %branch8.16 = call i64 @branch8(i8 127, i8 1)
  %sbranch8.16 = shl i64 %branch8.16, 16
  %obranch8.16 = or i64 %obranch8.15, %sbranch8.16
  %branch8.17 = call i64 @branch8(i8 127, i8 -1)
  %sbranch8.17 = shl i64 %branch8.17, 17
  %obranch8.17 = or i64 %obranch8.16, %sbranch8.17
  %branch8.18 = call i64 @branch8(i8 127, i8 127)
  %sbranch8.18 = shl i64 %branch8.18, 18
  %obranch8.18 = or i64 %obranch8.17, %sbranch8.18
  %branch8.19 = call i64 @branch8(i8 127, i8 -128)
  %sbranch8.19 = shl i64 %branch8.19, 19
  %obranch8.19 = or i64 %obranch8.18, %sbranch8.19
  %branch8.20 = call i64 @branch8(i8 -128, i8 0)
  %sbranch8.20 = shl i64 %branch8.20, 20
  %obranch8.20 = or i64 %obranch8.19, %sbranch8.20
  %branch8.21 = call i64 @branch8(i8 -128, i8 1)
  %sbranch8.21 = shl i64 %branch8.21, 21
  %obranch8.21 = or i64 %obranch8.20, %sbranch8.21
  %branch8.22 = call i64 @branch8(i8 -128, i8 -1)
  %sbranch8.22 = shl i64 %branch8.22, 22
  %obranch8.22 = or i64 %obranch8.21, %sbranch8.22
  %branch8.23 = call i64 @branch8(i8 -128, i8 127)
  %sbranch8.23 = shl i64 %branch8.23, 23
  %obranch8.23 = or i64 %obranch8.22, %sbranch8.23
  %branch8.24 = call i64 @branch8(i8 -128, i8 -128)
  %sbranch8.24 = shl i64 %branch8.24, 24
  %obranch8.24 = or i64 %obranch8.23, %sbranch8.24
  call void @show(i64 %obranch8.24)
  %k23 = call i64 @const8(i8 -7)
  call void @show(i64 %k23)
  %k24 = call i64 @const8(i8 5)
  call void @show(i64 %k24)
  %k25 = call i64 @const8(i8 -8)
  call void @show(i64 %k25)
  %k26 = call i64 @const8(i8 6)
  call void @show(i64 %k26)
  %k27 = call i64 @const8(i8 0)
  call void @show(i64 %k27)
  ret i64 0
}
