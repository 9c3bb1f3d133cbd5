; test: means that are rounded up and high halves of products, which are computed in wider lanes, are those of each lane
; exit: 0
; stdout: 0 1 1 255 255 128 128 128 15 16 150 3 5 78 50 251
; stdout: 0 1 1 255 255 128 128 128 15 16 150 3 5 78 50 251
; stdout: 1 1 65535 32768 32768 32767 350 32768
; stdout: 0 0 65534 0 16384 16383 1 0
; stdout: 0 0 0 65535 16384 16383 1 65535
; stdout: 0 0 65534 0 16384 16383 1 0
; stdout: 0 0 32767 7 128 16383 0 0
; stdout: 0 0 32767 7 32768 16383 0 0
@fmt = constant [4 x i8] c"%d \00"
@last = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)

define <16 x i8> @mean_of_bytes(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add nuw nsw <16 x i16> %x, splat (i16 1)
  %z = add nuw nsw <16 x i16> %s, %y
  %h = lshr <16 x i16> %z, splat (i16 1)
  %r = trunc <16 x i16> %h to <16 x i8>
  ret <16 x i8> %r
}

define <16 x i8> @mean_of_bytes_by_words(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i32>
  %y = zext <16 x i8> %b to <16 x i32>
  %s = add <16 x i32> %x, %y
  %z = add <16 x i32> %s, splat (i32 1)
  %h = lshr <16 x i32> %z, splat (i32 1)
  %r = trunc <16 x i32> %h to <16 x i8>
  ret <16 x i8> %r
}

define <8 x i16> @mean_of_words(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = zext <8 x i16> %b to <8 x i32>
  %s = add <8 x i32> splat (i32 1), %y
  %z = add <8 x i32> %x, %s
  %h = ashr <8 x i32> %z, splat (i32 1)
  %r = trunc <8 x i32> %h to <8 x i16>
  ret <8 x i16> %r
}

define <8 x i16> @high_unsigned(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = zext <8 x i16> %b to <8 x i32>
  %p = mul <8 x i32> %x, %y
  %h = lshr <8 x i32> %p, splat (i32 16)
  %r = trunc <8 x i32> %h to <8 x i16>
  ret <8 x i16> %r
}

define <8 x i16> @high_signed(<8 x i16> %a, <8 x i16> %b) {
  %x = sext <8 x i16> %a to <8 x i32>
  %y = sext <8 x i16> %b to <8 x i32>
  %p = mul <8 x i32> %x, %y
  %h = lshr <8 x i32> %p, splat (i32 16)
  %r = trunc <8 x i32> %h to <8 x i16>
  ret <8 x i16> %r
}

define <8 x i16> @high_of_shifted(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %p = shl <8 x i32> %x, <i32 0, i32 1, i32 15, i32 3, i32 8, i32 15, i32 4, i32 7>
  %h = lshr <8 x i32> %p, splat (i32 16)
  %r = trunc <8 x i32> %h to <8 x i16>
  ret <8 x i16> %r
}

define <8 x i16> @high_of_shifted_by_the_width(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %p = shl <8 x i32> %x, <i32 0, i32 1, i32 15, i32 3, i32 16, i32 15, i32 4, i32 7>
  %h = lshr <8 x i32> %p, splat (i32 16)
  %r = trunc <8 x i32> %h to <8 x i16>
  ret <8 x i16> %r
}

define <8 x i16> @high_of_longer(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i64>
  %y = zext <8 x i16> %b to <8 x i64>
  %p = mul <8 x i64> %x, %y
  %h = ashr <8 x i64> %p, splat (i64 16)
  %r = trunc <8 x i64> %h to <8 x i16>
  ret <8 x i16> %r
}

define i32 @main() {
  %v0 = call <16 x i8> @mean_of_bytes(<16 x i8> <i8 0, i8 0, i8 1, i8 254, i8 255, i8 255, i8 128, i8 127, i8 10, i8 11, i8 200, i8 3, i8 4, i8 77, i8 99, i8 250>, <16 x i8> <i8 0, i8 1, i8 1, i8 255, i8 255, i8 0, i8 128, i8 128, i8 20, i8 20, i8 100, i8 3, i8 5, i8 78, i8 0, i8 251>)
  %e0_0 = extractelement <16 x i8> %v0, i32 0
  %w0_0 = zext i8 %e0_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_0)
  %e0_1 = extractelement <16 x i8> %v0, i32 1
  %w0_1 = zext i8 %e0_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_1)
  %e0_2 = extractelement <16 x i8> %v0, i32 2
  %w0_2 = zext i8 %e0_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_2)
  %e0_3 = extractelement <16 x i8> %v0, i32 3
  %w0_3 = zext i8 %e0_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_3)
  %e0_4 = extractelement <16 x i8> %v0, i32 4
  %w0_4 = zext i8 %e0_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_4)
  %e0_5 = extractelement <16 x i8> %v0, i32 5
  %w0_5 = zext i8 %e0_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_5)
  %e0_6 = extractelement <16 x i8> %v0, i32 6
  %w0_6 = zext i8 %e0_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_6)
  %e0_7 = extractelement <16 x i8> %v0, i32 7
  %w0_7 = zext i8 %e0_7 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_7)
  %e0_8 = extractelement <16 x i8> %v0, i32 8
  %w0_8 = zext i8 %e0_8 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_8)
  %e0_9 = extractelement <16 x i8> %v0, i32 9
  %w0_9 = zext i8 %e0_9 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_9)
  %e0_10 = extractelement <16 x i8> %v0, i32 10
  %w0_10 = zext i8 %e0_10 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_10)
  %e0_11 = extractelement <16 x i8> %v0, i32 11
  %w0_11 = zext i8 %e0_11 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_11)
  %e0_12 = extractelement <16 x i8> %v0, i32 12
  %w0_12 = zext i8 %e0_12 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_12)
  %e0_13 = extractelement <16 x i8> %v0, i32 13
  %w0_13 = zext i8 %e0_13 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_13)
  %e0_14 = extractelement <16 x i8> %v0, i32 14
  %w0_14 = zext i8 %e0_14 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w0_14)
  %e0_15 = extractelement <16 x i8> %v0, i32 15
  %w0_15 = zext i8 %e0_15 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w0_15)
  %v1 = call <16 x i8> @mean_of_bytes_by_words(<16 x i8> <i8 0, i8 0, i8 1, i8 254, i8 255, i8 255, i8 128, i8 127, i8 10, i8 11, i8 200, i8 3, i8 4, i8 77, i8 99, i8 250>, <16 x i8> <i8 0, i8 1, i8 1, i8 255, i8 255, i8 0, i8 128, i8 128, i8 20, i8 20, i8 100, i8 3, i8 5, i8 78, i8 0, i8 251>)
  %e1_0 = extractelement <16 x i8> %v1, i32 0
  %w1_0 = zext i8 %e1_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_0)
  %e1_1 = extractelement <16 x i8> %v1, i32 1
  %w1_1 = zext i8 %e1_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_1)
  %e1_2 = extractelement <16 x i8> %v1, i32 2
  %w1_2 = zext i8 %e1_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_2)
  %e1_3 = extractelement <16 x i8> %v1, i32 3
  %w1_3 = zext i8 %e1_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_3)
  %e1_4 = extractelement <16 x i8> %v1, i32 4
  %w1_4 = zext i8 %e1_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_4)
  %e1_5 = extractelement <16 x i8> %v1, i32 5
  %w1_5 = zext i8 %e1_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_5)
  %e1_6 = extractelement <16 x i8> %v1, i32 6
  %w1_6 = zext i8 %e1_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_6)
  %e1_7 = extractelement <16 x i8> %v1, i32 7
  %w1_7 = zext i8 %e1_7 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_7)
  %e1_8 = extractelement <16 x i8> %v1, i32 8
  %w1_8 = zext i8 %e1_8 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_8)
  %e1_9 = extractelement <16 x i8> %v1, i32 9
  %w1_9 = zext i8 %e1_9 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_9)
  %e1_10 = extractelement <16 x i8> %v1, i32 10
  %w1_10 = zext i8 %e1_10 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_10)
  %e1_11 = extractelement <16 x i8> %v1, i32 11
  %w1_11 = zext i8 %e1_11 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_11)
  %e1_12 = extractelement <16 x i8> %v1, i32 12
  %w1_12 = zext i8 %e1_12 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_12)
  %e1_13 = extractelement <16 x i8> %v1, i32 13
  %w1_13 = zext i8 %e1_13 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_13)
  %e1_14 = extractelement <16 x i8> %v1, i32 14
  %w1_14 = zext i8 %e1_14 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w1_14)
  %e1_15 = extractelement <16 x i8> %v1, i32 15
  %w1_15 = zext i8 %e1_15 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w1_15)
  %v2 = call <8 x i16> @mean_of_words(<8 x i16> <i16 0, i16 1, i16 65535, i16 65535, i16 32768, i16 32767, i16 300, i16 1>, <8 x i16> <i16 1, i16 1, i16 65535, i16 1, i16 32768, i16 32767, i16 400, i16 65535>)
  %e2_0 = extractelement <8 x i16> %v2, i32 0
  %w2_0 = zext i16 %e2_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_0)
  %e2_1 = extractelement <8 x i16> %v2, i32 1
  %w2_1 = zext i16 %e2_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_1)
  %e2_2 = extractelement <8 x i16> %v2, i32 2
  %w2_2 = zext i16 %e2_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_2)
  %e2_3 = extractelement <8 x i16> %v2, i32 3
  %w2_3 = zext i16 %e2_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_3)
  %e2_4 = extractelement <8 x i16> %v2, i32 4
  %w2_4 = zext i16 %e2_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_4)
  %e2_5 = extractelement <8 x i16> %v2, i32 5
  %w2_5 = zext i16 %e2_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_5)
  %e2_6 = extractelement <8 x i16> %v2, i32 6
  %w2_6 = zext i16 %e2_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w2_6)
  %e2_7 = extractelement <8 x i16> %v2, i32 7
  %w2_7 = zext i16 %e2_7 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w2_7)
  %v3 = call <8 x i16> @high_unsigned(<8 x i16> <i16 0, i16 1, i16 65535, i16 65535, i16 32768, i16 32767, i16 300, i16 1>, <8 x i16> <i16 1, i16 1, i16 65535, i16 1, i16 32768, i16 32767, i16 400, i16 65535>)
  %e3_0 = extractelement <8 x i16> %v3, i32 0
  %w3_0 = zext i16 %e3_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_0)
  %e3_1 = extractelement <8 x i16> %v3, i32 1
  %w3_1 = zext i16 %e3_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_1)
  %e3_2 = extractelement <8 x i16> %v3, i32 2
  %w3_2 = zext i16 %e3_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_2)
  %e3_3 = extractelement <8 x i16> %v3, i32 3
  %w3_3 = zext i16 %e3_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_3)
  %e3_4 = extractelement <8 x i16> %v3, i32 4
  %w3_4 = zext i16 %e3_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_4)
  %e3_5 = extractelement <8 x i16> %v3, i32 5
  %w3_5 = zext i16 %e3_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_5)
  %e3_6 = extractelement <8 x i16> %v3, i32 6
  %w3_6 = zext i16 %e3_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w3_6)
  %e3_7 = extractelement <8 x i16> %v3, i32 7
  %w3_7 = zext i16 %e3_7 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w3_7)
  %v4 = call <8 x i16> @high_signed(<8 x i16> <i16 0, i16 1, i16 65535, i16 65535, i16 32768, i16 32767, i16 300, i16 1>, <8 x i16> <i16 1, i16 1, i16 65535, i16 1, i16 32768, i16 32767, i16 400, i16 65535>)
  %e4_0 = extractelement <8 x i16> %v4, i32 0
  %w4_0 = zext i16 %e4_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_0)
  %e4_1 = extractelement <8 x i16> %v4, i32 1
  %w4_1 = zext i16 %e4_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_1)
  %e4_2 = extractelement <8 x i16> %v4, i32 2
  %w4_2 = zext i16 %e4_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_2)
  %e4_3 = extractelement <8 x i16> %v4, i32 3
  %w4_3 = zext i16 %e4_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_3)
  %e4_4 = extractelement <8 x i16> %v4, i32 4
  %w4_4 = zext i16 %e4_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_4)
  %e4_5 = extractelement <8 x i16> %v4, i32 5
  %w4_5 = zext i16 %e4_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_5)
  %e4_6 = extractelement <8 x i16> %v4, i32 6
  %w4_6 = zext i16 %e4_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w4_6)
  %e4_7 = extractelement <8 x i16> %v4, i32 7
  %w4_7 = zext i16 %e4_7 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w4_7)
  %v5 = call <8 x i16> @high_of_longer(<8 x i16> <i16 0, i16 1, i16 65535, i16 65535, i16 32768, i16 32767, i16 300, i16 1>, <8 x i16> <i16 1, i16 1, i16 65535, i16 1, i16 32768, i16 32767, i16 400, i16 65535>)
  %e5_0 = extractelement <8 x i16> %v5, i32 0
  %w5_0 = zext i16 %e5_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_0)
  %e5_1 = extractelement <8 x i16> %v5, i32 1
  %w5_1 = zext i16 %e5_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_1)
  %e5_2 = extractelement <8 x i16> %v5, i32 2
  %w5_2 = zext i16 %e5_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_2)
  %e5_3 = extractelement <8 x i16> %v5, i32 3
  %w5_3 = zext i16 %e5_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_3)
  %e5_4 = extractelement <8 x i16> %v5, i32 4
  %w5_4 = zext i16 %e5_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_4)
  %e5_5 = extractelement <8 x i16> %v5, i32 5
  %w5_5 = zext i16 %e5_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_5)
  %e5_6 = extractelement <8 x i16> %v5, i32 6
  %w5_6 = zext i16 %e5_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w5_6)
  %e5_7 = extractelement <8 x i16> %v5, i32 7
  %w5_7 = zext i16 %e5_7 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w5_7)
  %v6 = call <8 x i16> @high_of_shifted(<8 x i16> <i16 0, i16 1, i16 65535, i16 65535, i16 32768, i16 32767, i16 300, i16 1>, <8 x i16> <i16 1, i16 1, i16 65535, i16 1, i16 32768, i16 32767, i16 400, i16 65535>)
  %e6_0 = extractelement <8 x i16> %v6, i32 0
  %w6_0 = zext i16 %e6_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_0)
  %e6_1 = extractelement <8 x i16> %v6, i32 1
  %w6_1 = zext i16 %e6_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_1)
  %e6_2 = extractelement <8 x i16> %v6, i32 2
  %w6_2 = zext i16 %e6_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_2)
  %e6_3 = extractelement <8 x i16> %v6, i32 3
  %w6_3 = zext i16 %e6_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_3)
  %e6_4 = extractelement <8 x i16> %v6, i32 4
  %w6_4 = zext i16 %e6_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_4)
  %e6_5 = extractelement <8 x i16> %v6, i32 5
  %w6_5 = zext i16 %e6_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_5)
  %e6_6 = extractelement <8 x i16> %v6, i32 6
  %w6_6 = zext i16 %e6_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w6_6)
  %e6_7 = extractelement <8 x i16> %v6, i32 7
  %w6_7 = zext i16 %e6_7 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w6_7)
  %v7 = call <8 x i16> @high_of_shifted_by_the_width(<8 x i16> <i16 0, i16 1, i16 65535, i16 65535, i16 32768, i16 32767, i16 300, i16 1>, <8 x i16> <i16 1, i16 1, i16 65535, i16 1, i16 32768, i16 32767, i16 400, i16 65535>)
  %e7_0 = extractelement <8 x i16> %v7, i32 0
  %w7_0 = zext i16 %e7_0 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_0)
  %e7_1 = extractelement <8 x i16> %v7, i32 1
  %w7_1 = zext i16 %e7_1 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_1)
  %e7_2 = extractelement <8 x i16> %v7, i32 2
  %w7_2 = zext i16 %e7_2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_2)
  %e7_3 = extractelement <8 x i16> %v7, i32 3
  %w7_3 = zext i16 %e7_3 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_3)
  %e7_4 = extractelement <8 x i16> %v7, i32 4
  %w7_4 = zext i16 %e7_4 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_4)
  %e7_5 = extractelement <8 x i16> %v7, i32 5
  %w7_5 = zext i16 %e7_5 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_5)
  %e7_6 = extractelement <8 x i16> %v7, i32 6
  %w7_6 = zext i16 %e7_6 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %w7_6)
  %e7_7 = extractelement <8 x i16> %v7, i32 7
  %w7_7 = zext i16 %e7_7 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %w7_7)
  ret i32 0
}
