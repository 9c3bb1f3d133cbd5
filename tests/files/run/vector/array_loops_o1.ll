; test: loops over arrays that are vectorised: all types, 0 to 70 elements, any address, overlapping
; exit: 0
; stdout: sum_u8 894335fe59368d3d
; stdout: own_u8 15e550b520bd0688
; stdout: map_u8 29787a32a889c6db
; stdout: mix_u8 5fabe338ed727295
; stdout: count_u8 9d10ff85a2bdf0d5
; stdout: equal_u8 58c7eb57e13afb94
; stdout: both_u8 93a3608266a1229e
; stdout: most_u8 a04fe7743dc8479f
; stdout: least_u8 294262725823ce99
; stdout: choose_u8 700c90efed1eb2df
; stdout: some_u8 e4d39e24daa92523
; stdout: shift_u8 a4cf8a7807a151c1
; stdout: bits_u8 fe26434b88648316
; stdout: fill_u8 52ca2f4665f30abb
; stdout: last_u8 b81b2b61f61e742c
; stdout: sum_i16 4b2c3e4110d451bb
; stdout: own_i16 7d73319c4b1e7779
; stdout: map_i16 4bc176be65c8d7e1
; stdout: mix_i16 82564dc8d1f49f2c
; stdout: count_i16 256b2ae095e2863f
; stdout: equal_i16 948b8487745ad8e2
; stdout: both_i16 925e495073ed94c6
; stdout: most_i16 b3e26e0af5042e99
; stdout: least_i16 baf03b3eed879a1d
; stdout: choose_i16 71051705f975693e
; stdout: some_i16 a075b667aa4ec17a
; stdout: shift_i16 a61c104dad3cc93d
; stdout: bits_i16 fadede4c7ead2315
; stdout: fill_i16 98812c2a248b44be
; stdout: last_i16 bed468f9a0d11950
; stdout: sum_i32 c3418bb26da480fb
; stdout: own_i32 e3b77b6faa614627
; stdout: map_i32 6e02de763a616426
; stdout: mix_i32 0bd4e088cca90f3f
; stdout: count_i32 fd4b3819624ba18d
; stdout: equal_i32 cc4d32b5a0bbff28
; stdout: both_i32 b7c87ca337415d85
; stdout: most_i32 9717884da7bb8274
; stdout: least_i32 9631f97f6f3f99a4
; stdout: choose_i32 4d79e58d5494bf4c
; stdout: some_i32 19ae73888cc241f6
; stdout: shift_i32 8df5e234745afc4e
; stdout: bits_i32 69384cae0a314cc4
; stdout: fill_i32 939f8c32c5a667fc
; stdout: last_i32 3ab7e6eac828184e
; stdout: sum_i64 1ae6f4cc8e7cd330
; stdout: own_i64 734aeba8fa5f1b5a
; stdout: map_i64 8ffb2373ce687482
; stdout: mix_i64 2d4a534a66d74e25
; stdout: count_i64 7da3dd02c30f7684
; stdout: equal_i64 5740957dbd9fa924
; stdout: both_i64 dfb2f1dc1c6ca4a8
; stdout: most_i64 c0580776d780306f
; stdout: least_i64 56c2529e1872e95e
; stdout: choose_i64 8e2fe9e99666482b
; stdout: some_i64 41f8db94e7f434e5
; stdout: shift_i64 391b882f8fe99f6b
; stdout: bits_i64 d55f7cce8dcf1e06
; stdout: fill_i64 db82c23104370d49
; stdout: last_i64 580d8ecd9d232749
; stdout: map_float aeb4780551f12625
; stdout: sum_float 9d0e32456f8c6835
; stdout: divide_float a03808eb8dfa0695
; stdout: copy_float 8b360f961de17ab4
; stdout: sign_float 3407add810c4dedc
; stdout: most_float e00749fe2a86f1ee
; stdout: less_float 7abf0625de47738e
; stdout: not_less_float d786f6fb43d400dc
; stdout: differ_float 41ad8e0db6b3da07
; stdout: from_i32_float 657ccfbc3b407d54
; stdout: from_u8_float ad3a546e96fb28cb
; stdout: from_i64_float 21df592f22ca54a5
; stdout: map_double af6587579be5d28e
; stdout: sum_double 621ea75d41b55b48
; stdout: divide_double fe7bfa428d12fbb3
; stdout: copy_double 19207985c4d6b719
; stdout: sign_double c4ffe14c2375fc67
; stdout: most_double f04aac628879a278
; stdout: less_double 78a6fafd23699982
; stdout: not_less_double a04c2ebefee29b55
; stdout: differ_double 427a272f6a9f47cf
; stdout: from_i32_double d6eba55ebd0e9da0
; stdout: from_u8_double a345b24750cee4d6
; stdout: from_i64_double 7697a1ee7209d253
; stdout: i8_i32 d978b4b83725bef4
; stdout: u8_i64 7c4fd84cb98dc885
; stdout: i16_i32 48eebcbd964f8cd4
; stdout: i32_i8 3ff2cc453aa26295
; stdout: i32_u16 1598071bfeb00722
; stdout: i64_i8 4a74c22390f85d60
; stdout: i64_u32 cb807f2440740b1a
; stdout: u32_u64 695d30179ebb150a
; stdout: u8_float 7d4e8be700829f0f
; stdout: i32_double 90460911ad3cde3e
; stdout: double_float 3bfdca8443180082
; stdout: float_double 898abf364af66ee2
; stdout: 96 loops, 0 differ
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.loop = type { ptr, i32, i32, i8, i8, i8, ptr, ptr }

@left = internal global [1600 x i8] zeroinitializer, align 16
@right = internal global [1600 x i8] zeroinitializer, align 16
@fast_to = internal global [1600 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"%d loops, %d differ\0A\00", align 1
@loops.all = internal unnamed_addr constant [96 x %struct.loop] [%struct.loop { ptr @.str.2, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @sum_u8, ptr @sum_u8 }, %struct.loop { ptr @.str.3, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @own_u8, ptr @own_u8 }, %struct.loop { ptr @.str.4, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @map_u8, ptr @map_u8 }, %struct.loop { ptr @.str.5, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @mix_u8, ptr @mix_u8 }, %struct.loop { ptr @.str.6, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @count_u8, ptr @count_u8 }, %struct.loop { ptr @.str.7, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @equal_u8, ptr @equal_u8 }, %struct.loop { ptr @.str.8, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @both_u8, ptr @both_u8 }, %struct.loop { ptr @.str.9, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @most_u8, ptr @most_u8 }, %struct.loop { ptr @.str.10, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @least_u8, ptr @least_u8 }, %struct.loop { ptr @.str.11, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @choose_u8, ptr @choose_u8 }, %struct.loop { ptr @.str.12, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @some_u8, ptr @some_u8 }, %struct.loop { ptr @.str.13, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @shift_u8, ptr @shift_u8 }, %struct.loop { ptr @.str.14, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @bits_u8, ptr @bits_u8 }, %struct.loop { ptr @.str.15, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @fill_u8, ptr @fill_u8 }, %struct.loop { ptr @.str.16, i32 1, i32 1, i8 0, i8 0, i8 1, ptr @last_u8, ptr @last_u8 }, %struct.loop { ptr @.str.17, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @sum_i16, ptr @sum_i16 }, %struct.loop { ptr @.str.18, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @own_i16, ptr @own_i16 }, %struct.loop { ptr @.str.19, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @map_i16, ptr @map_i16 }, %struct.loop { ptr @.str.20, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @mix_i16, ptr @mix_i16 }, %struct.loop { ptr @.str.21, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @count_i16, ptr @count_i16 }, %struct.loop { ptr @.str.22, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @equal_i16, ptr @equal_i16 }, %struct.loop { ptr @.str.23, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @both_i16, ptr @both_i16 }, %struct.loop { ptr @.str.24, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @most_i16, ptr @most_i16 }, %struct.loop { ptr @.str.25, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @least_i16, ptr @least_i16 }, %struct.loop { ptr @.str.26, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @choose_i16, ptr @choose_i16 }, %struct.loop { ptr @.str.27, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @some_i16, ptr @some_i16 }, %struct.loop { ptr @.str.28, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @shift_i16, ptr @shift_i16 }, %struct.loop { ptr @.str.29, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @bits_i16, ptr @bits_i16 }, %struct.loop { ptr @.str.30, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @fill_i16, ptr @fill_i16 }, %struct.loop { ptr @.str.31, i32 2, i32 2, i8 0, i8 0, i8 1, ptr @last_i16, ptr @last_i16 }, %struct.loop { ptr @.str.32, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @sum_i32, ptr @sum_i32 }, %struct.loop { ptr @.str.33, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @own_i32, ptr @own_i32 }, %struct.loop { ptr @.str.34, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @map_i32, ptr @map_i32 }, %struct.loop { ptr @.str.35, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @mix_i32, ptr @mix_i32 }, %struct.loop { ptr @.str.36, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @count_i32, ptr @count_i32 }, %struct.loop { ptr @.str.37, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @equal_i32, ptr @equal_i32 }, %struct.loop { ptr @.str.38, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @both_i32, ptr @both_i32 }, %struct.loop { ptr @.str.39, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @most_i32, ptr @most_i32 }, %struct.loop { ptr @.str.40, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @least_i32, ptr @least_i32 }, %struct.loop { ptr @.str.41, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @choose_i32, ptr @choose_i32 }, %struct.loop { ptr @.str.42, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @some_i32, ptr @some_i32 }, %struct.loop { ptr @.str.43, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @shift_i32, ptr @shift_i32 }, %struct.loop { ptr @.str.44, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @bits_i32, ptr @bits_i32 }, %struct.loop { ptr @.str.45, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @fill_i32, ptr @fill_i32 }, %struct.loop { ptr @.str.46, i32 4, i32 4, i8 0, i8 0, i8 1, ptr @last_i32, ptr @last_i32 }, %struct.loop { ptr @.str.47, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @sum_i64, ptr @sum_i64 }, %struct.loop { ptr @.str.48, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @own_i64, ptr @own_i64 }, %struct.loop { ptr @.str.49, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @map_i64, ptr @map_i64 }, %struct.loop { ptr @.str.50, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @mix_i64, ptr @mix_i64 }, %struct.loop { ptr @.str.51, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @count_i64, ptr @count_i64 }, %struct.loop { ptr @.str.52, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @equal_i64, ptr @equal_i64 }, %struct.loop { ptr @.str.53, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @both_i64, ptr @both_i64 }, %struct.loop { ptr @.str.54, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @most_i64, ptr @most_i64 }, %struct.loop { ptr @.str.55, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @least_i64, ptr @least_i64 }, %struct.loop { ptr @.str.56, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @choose_i64, ptr @choose_i64 }, %struct.loop { ptr @.str.57, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @some_i64, ptr @some_i64 }, %struct.loop { ptr @.str.58, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @shift_i64, ptr @shift_i64 }, %struct.loop { ptr @.str.59, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @bits_i64, ptr @bits_i64 }, %struct.loop { ptr @.str.60, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @fill_i64, ptr @fill_i64 }, %struct.loop { ptr @.str.61, i32 8, i32 8, i8 0, i8 0, i8 1, ptr @last_i64, ptr @last_i64 }, %struct.loop { ptr @.str.62, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @map_float, ptr @map_float }, %struct.loop { ptr @.str.63, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @sum_float, ptr @sum_float }, %struct.loop { ptr @.str.64, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @divide_float, ptr @divide_float }, %struct.loop { ptr @.str.65, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @copy_float, ptr @copy_float }, %struct.loop { ptr @.str.66, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @sign_float, ptr @sign_float }, %struct.loop { ptr @.str.67, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @most_float, ptr @most_float }, %struct.loop { ptr @.str.68, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @less_float, ptr @less_float }, %struct.loop { ptr @.str.69, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @not_less_float, ptr @not_less_float }, %struct.loop { ptr @.str.70, i32 4, i32 4, i8 1, i8 1, i8 1, ptr @differ_float, ptr @differ_float }, %struct.loop { ptr @.str.71, i32 4, i32 4, i8 1, i8 0, i8 0, ptr @from_i32_float, ptr @from_i32_float }, %struct.loop { ptr @.str.72, i32 4, i32 1, i8 1, i8 0, i8 0, ptr @from_u8_float, ptr @from_u8_float }, %struct.loop { ptr @.str.73, i32 4, i32 8, i8 1, i8 0, i8 0, ptr @from_i64_float, ptr @from_i64_float }, %struct.loop { ptr @.str.74, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @map_double, ptr @map_double }, %struct.loop { ptr @.str.75, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @sum_double, ptr @sum_double }, %struct.loop { ptr @.str.76, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @divide_double, ptr @divide_double }, %struct.loop { ptr @.str.77, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @copy_double, ptr @copy_double }, %struct.loop { ptr @.str.78, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @sign_double, ptr @sign_double }, %struct.loop { ptr @.str.79, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @most_double, ptr @most_double }, %struct.loop { ptr @.str.80, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @less_double, ptr @less_double }, %struct.loop { ptr @.str.81, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @not_less_double, ptr @not_less_double }, %struct.loop { ptr @.str.82, i32 8, i32 8, i8 1, i8 1, i8 1, ptr @differ_double, ptr @differ_double }, %struct.loop { ptr @.str.83, i32 8, i32 4, i8 1, i8 0, i8 0, ptr @from_i32_double, ptr @from_i32_double }, %struct.loop { ptr @.str.84, i32 8, i32 1, i8 1, i8 0, i8 0, ptr @from_u8_double, ptr @from_u8_double }, %struct.loop { ptr @.str.85, i32 8, i32 8, i8 1, i8 0, i8 0, ptr @from_i64_double, ptr @from_i64_double }, %struct.loop { ptr @.str.86, i32 1, i32 4, i8 0, i8 0, i8 0, ptr @i8_i32, ptr @i8_i32 }, %struct.loop { ptr @.str.87, i32 1, i32 8, i8 0, i8 0, i8 0, ptr @u8_i64, ptr @u8_i64 }, %struct.loop { ptr @.str.88, i32 2, i32 4, i8 0, i8 0, i8 0, ptr @i16_i32, ptr @i16_i32 }, %struct.loop { ptr @.str.89, i32 4, i32 1, i8 0, i8 0, i8 0, ptr @i32_i8, ptr @i32_i8 }, %struct.loop { ptr @.str.90, i32 4, i32 2, i8 0, i8 0, i8 0, ptr @i32_u16, ptr @i32_u16 }, %struct.loop { ptr @.str.91, i32 8, i32 1, i8 0, i8 0, i8 0, ptr @i64_i8, ptr @i64_i8 }, %struct.loop { ptr @.str.92, i32 8, i32 4, i8 0, i8 0, i8 0, ptr @i64_u32, ptr @i64_u32 }, %struct.loop { ptr @.str.93, i32 4, i32 8, i8 0, i8 0, i8 0, ptr @u32_u64, ptr @u32_u64 }, %struct.loop { ptr @.str.94, i32 1, i32 4, i8 0, i8 1, i8 0, ptr @u8_float, ptr @u8_float }, %struct.loop { ptr @.str.95, i32 4, i32 8, i8 0, i8 1, i8 0, ptr @i32_double, ptr @i32_double }, %struct.loop { ptr @.str.96, i32 8, i32 4, i8 1, i8 1, i8 0, ptr @double_float, ptr @double_float }, %struct.loop { ptr @.str.97, i32 4, i32 8, i8 1, i8 1, i8 0, ptr @float_double, ptr @float_double }], align 16
@.str.2 = private unnamed_addr constant [7 x i8] c"sum_u8\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"own_u8\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"map_u8\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"mix_u8\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"count_u8\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"equal_u8\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"both_u8\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"most_u8\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"least_u8\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"choose_u8\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"some_u8\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"shift_u8\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"bits_u8\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"fill_u8\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"last_u8\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"sum_i16\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"own_i16\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"map_i16\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"mix_i16\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"count_i16\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"equal_i16\00", align 1
@.str.23 = private unnamed_addr constant [9 x i8] c"both_i16\00", align 1
@.str.24 = private unnamed_addr constant [9 x i8] c"most_i16\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"least_i16\00", align 1
@.str.26 = private unnamed_addr constant [11 x i8] c"choose_i16\00", align 1
@.str.27 = private unnamed_addr constant [9 x i8] c"some_i16\00", align 1
@.str.28 = private unnamed_addr constant [10 x i8] c"shift_i16\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"bits_i16\00", align 1
@.str.30 = private unnamed_addr constant [9 x i8] c"fill_i16\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"last_i16\00", align 1
@.str.32 = private unnamed_addr constant [8 x i8] c"sum_i32\00", align 1
@.str.33 = private unnamed_addr constant [8 x i8] c"own_i32\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"map_i32\00", align 1
@.str.35 = private unnamed_addr constant [8 x i8] c"mix_i32\00", align 1
@.str.36 = private unnamed_addr constant [10 x i8] c"count_i32\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"equal_i32\00", align 1
@.str.38 = private unnamed_addr constant [9 x i8] c"both_i32\00", align 1
@.str.39 = private unnamed_addr constant [9 x i8] c"most_i32\00", align 1
@.str.40 = private unnamed_addr constant [10 x i8] c"least_i32\00", align 1
@.str.41 = private unnamed_addr constant [11 x i8] c"choose_i32\00", align 1
@.str.42 = private unnamed_addr constant [9 x i8] c"some_i32\00", align 1
@.str.43 = private unnamed_addr constant [10 x i8] c"shift_i32\00", align 1
@.str.44 = private unnamed_addr constant [9 x i8] c"bits_i32\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"fill_i32\00", align 1
@.str.46 = private unnamed_addr constant [9 x i8] c"last_i32\00", align 1
@.str.47 = private unnamed_addr constant [8 x i8] c"sum_i64\00", align 1
@.str.48 = private unnamed_addr constant [8 x i8] c"own_i64\00", align 1
@.str.49 = private unnamed_addr constant [8 x i8] c"map_i64\00", align 1
@.str.50 = private unnamed_addr constant [8 x i8] c"mix_i64\00", align 1
@.str.51 = private unnamed_addr constant [10 x i8] c"count_i64\00", align 1
@.str.52 = private unnamed_addr constant [10 x i8] c"equal_i64\00", align 1
@.str.53 = private unnamed_addr constant [9 x i8] c"both_i64\00", align 1
@.str.54 = private unnamed_addr constant [9 x i8] c"most_i64\00", align 1
@.str.55 = private unnamed_addr constant [10 x i8] c"least_i64\00", align 1
@.str.56 = private unnamed_addr constant [11 x i8] c"choose_i64\00", align 1
@.str.57 = private unnamed_addr constant [9 x i8] c"some_i64\00", align 1
@.str.58 = private unnamed_addr constant [10 x i8] c"shift_i64\00", align 1
@.str.59 = private unnamed_addr constant [9 x i8] c"bits_i64\00", align 1
@.str.60 = private unnamed_addr constant [9 x i8] c"fill_i64\00", align 1
@.str.61 = private unnamed_addr constant [9 x i8] c"last_i64\00", align 1
@.str.62 = private unnamed_addr constant [10 x i8] c"map_float\00", align 1
@.str.63 = private unnamed_addr constant [10 x i8] c"sum_float\00", align 1
@.str.64 = private unnamed_addr constant [13 x i8] c"divide_float\00", align 1
@.str.65 = private unnamed_addr constant [11 x i8] c"copy_float\00", align 1
@.str.66 = private unnamed_addr constant [11 x i8] c"sign_float\00", align 1
@.str.67 = private unnamed_addr constant [11 x i8] c"most_float\00", align 1
@.str.68 = private unnamed_addr constant [11 x i8] c"less_float\00", align 1
@.str.69 = private unnamed_addr constant [15 x i8] c"not_less_float\00", align 1
@.str.70 = private unnamed_addr constant [13 x i8] c"differ_float\00", align 1
@.str.71 = private unnamed_addr constant [15 x i8] c"from_i32_float\00", align 1
@.str.72 = private unnamed_addr constant [14 x i8] c"from_u8_float\00", align 1
@.str.73 = private unnamed_addr constant [15 x i8] c"from_i64_float\00", align 1
@.str.74 = private unnamed_addr constant [11 x i8] c"map_double\00", align 1
@.str.75 = private unnamed_addr constant [11 x i8] c"sum_double\00", align 1
@.str.76 = private unnamed_addr constant [14 x i8] c"divide_double\00", align 1
@.str.77 = private unnamed_addr constant [12 x i8] c"copy_double\00", align 1
@.str.78 = private unnamed_addr constant [12 x i8] c"sign_double\00", align 1
@.str.79 = private unnamed_addr constant [12 x i8] c"most_double\00", align 1
@.str.80 = private unnamed_addr constant [12 x i8] c"less_double\00", align 1
@.str.81 = private unnamed_addr constant [16 x i8] c"not_less_double\00", align 1
@.str.82 = private unnamed_addr constant [14 x i8] c"differ_double\00", align 1
@.str.83 = private unnamed_addr constant [16 x i8] c"from_i32_double\00", align 1
@.str.84 = private unnamed_addr constant [15 x i8] c"from_u8_double\00", align 1
@.str.85 = private unnamed_addr constant [16 x i8] c"from_i64_double\00", align 1
@.str.86 = private unnamed_addr constant [7 x i8] c"i8_i32\00", align 1
@.str.87 = private unnamed_addr constant [7 x i8] c"u8_i64\00", align 1
@.str.88 = private unnamed_addr constant [8 x i8] c"i16_i32\00", align 1
@.str.89 = private unnamed_addr constant [7 x i8] c"i32_i8\00", align 1
@.str.90 = private unnamed_addr constant [8 x i8] c"i32_u16\00", align 1
@.str.91 = private unnamed_addr constant [7 x i8] c"i64_i8\00", align 1
@.str.92 = private unnamed_addr constant [8 x i8] c"i64_u32\00", align 1
@.str.93 = private unnamed_addr constant [8 x i8] c"u32_u64\00", align 1
@.str.94 = private unnamed_addr constant [9 x i8] c"u8_float\00", align 1
@.str.95 = private unnamed_addr constant [11 x i8] c"i32_double\00", align 1
@.str.96 = private unnamed_addr constant [13 x i8] c"double_float\00", align 1
@.str.97 = private unnamed_addr constant [13 x i8] c"float_double\00", align 1
@fill.bytes = internal unnamed_addr global [1856 x i8] zeroinitializer, align 16
@fill.filled = internal unnamed_addr global i1 false, align 4
@state = internal unnamed_addr global i64 1, align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %1

1:                                                ; preds = %0, %82
  %2 = phi ptr [ @loops.all, %0 ], [ %87, %82 ]
  %3 = phi i32 [ 0, %0 ], [ %86, %82 ]
  %4 = getelementptr inbounds i8, ptr %2, i64 17
  %5 = getelementptr inbounds i8, ptr %2, i64 12
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 24
  %9 = load i8, ptr %4, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %5, align 4
  %12 = sext i8 %9 to i32
  br label %28

13:                                               ; preds = %82
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 96, i32 noundef 0)
  ret i32 0

15:                                               ; preds = %77
  %16 = getelementptr inbounds i8, ptr %2, i64 18
  %17 = load i8, ptr %16, align 2
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %82, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds i8, ptr %2, i64 16
  %21 = getelementptr inbounds i8, ptr %2, i64 8
  %22 = getelementptr inbounds i8, ptr %2, i64 12
  %23 = getelementptr inbounds i8, ptr %2, i64 24
  %24 = load i8, ptr %20, align 8
  %25 = sext i8 %24 to i32
  %26 = load i32, ptr %21, align 8
  %27 = sext i32 %26 to i64
  br label %89

28:                                               ; preds = %1, %77
  %29 = phi i64 [ 0, %1 ], [ %80, %77 ]
  %30 = phi i64 [ 0, %1 ], [ %79, %77 ]
  tail call fastcc void @fill(ptr noundef nonnull @left, i32 noundef %10, i32 noundef %11)
  tail call fastcc void @fill(ptr noundef nonnull @right, i32 noundef %12, i32 noundef %11)
  %31 = load i8, ptr %6, align 8
  %32 = sext i8 %31 to i32
  %33 = load i32, ptr %7, align 8
  tail call fastcc void @fill(ptr noundef nonnull @fast_to, i32 noundef %32, i32 noundef %33)
  %34 = load i8, ptr %4, align 1
  %35 = or i8 %31, %34
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %43

37:                                               ; preds = %28
  %38 = load i64, ptr @state, align 8
  %39 = mul i64 %38, 6364136223846793005
  %40 = add i64 %39, 1442695040888963407
  store i64 %40, ptr @state, align 8
  %41 = lshr i64 %40, 33
  %42 = and i64 %41, 15
  br label %43

43:                                               ; preds = %28, %37
  %44 = phi i64 [ %42, %37 ], [ 0, %28 ]
  %45 = or disjoint i64 %44, 16
  %46 = load i32, ptr %5, align 4
  %47 = sext i32 %46 to i64
  %48 = mul nsw i64 %29, %47
  %49 = srem i64 %48, 48
  %50 = getelementptr inbounds i8, ptr @left, i64 %49
  %51 = getelementptr inbounds i8, ptr @right, i64 %44
  %52 = load i64, ptr @state, align 8
  %53 = mul i64 %52, 6364136223846793005
  %54 = add i64 %53, 1442695040888963407
  %55 = lshr i64 %54, 33
  %56 = mul i64 %54, 6364136223846793005
  %57 = add i64 %56, 1442695040888963407
  store i64 %57, ptr @state, align 8
  %58 = lshr i64 %57, 33
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = urem i32 %59, 3
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, i64 77777, i64 1
  %63 = mul nuw nsw i64 %62, %55
  %64 = load ptr, ptr %8, align 8
  %65 = getelementptr inbounds i8, ptr @fast_to, i64 %45
  %66 = tail call i64 %64(ptr noundef nonnull %65, ptr noundef nonnull %50, ptr noundef nonnull %51, i64 noundef %29, i64 noundef %63) #9
  br label %67

67:                                               ; preds = %67, %43
  %68 = phi i64 [ 0, %43 ], [ %75, %67 ]
  %69 = phi i64 [ %66, %43 ], [ %74, %67 ]
  %70 = mul i64 %69, 31
  %71 = getelementptr inbounds [1600 x i8], ptr @fast_to, i64 0, i64 %68
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i64
  %74 = add i64 %70, %73
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 1600
  br i1 %76, label %77, label %67

77:                                               ; preds = %67
  %78 = mul i64 %30, 31
  %79 = add i64 %74, %78
  %80 = add nuw nsw i64 %29, 1
  %81 = icmp eq i64 %80, 71
  br i1 %81, label %15, label %28

82:                                               ; preds = %184, %15
  %83 = phi i64 [ %79, %15 ], [ %185, %184 ]
  %84 = load ptr, ptr %2, align 8
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %84, i64 noundef %83)
  %86 = add nuw nsw i32 %3, 1
  %87 = getelementptr inbounds i8, ptr %2, i64 40
  %88 = icmp eq i32 %86, 96
  br i1 %88, label %13, label %1

89:                                               ; preds = %19, %184
  %90 = phi i64 [ -40, %19 ], [ %186, %184 ]
  %91 = phi i64 [ %79, %19 ], [ %185, %184 ]
  tail call fastcc void @fill(ptr noundef nonnull @fast_to, i32 noundef %25, i32 noundef %26)
  %92 = mul nsw i64 %90, %27
  %93 = load i32, ptr %22, align 4
  %94 = mul nsw i32 %93, 3
  %95 = sext i32 %94 to i64
  %96 = sub nsw i64 0, %95
  %97 = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @fast_to, i64 480), i64 %96
  %98 = and i64 %90, 31
  %99 = add nuw nsw i64 %98, 33
  %100 = load i64, ptr @state, align 8
  %101 = mul i64 %100, 6364136223846793005
  %102 = add i64 %101, 1442695040888963407
  %103 = lshr i64 %102, 33
  %104 = mul i64 %102, 6364136223846793005
  %105 = add i64 %104, 1442695040888963407
  store i64 %105, ptr @state, align 8
  %106 = lshr i64 %105, 33
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = urem i32 %107, 3
  %109 = icmp eq i32 %108, 0
  %110 = select i1 %109, i64 77777, i64 1
  %111 = mul nuw nsw i64 %110, %103
  %112 = load ptr, ptr %23, align 8
  %113 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @fast_to, i64 480), i64 %92
  %114 = tail call i64 %112(ptr noundef nonnull %113, ptr noundef nonnull getelementptr inbounds (i8, ptr @fast_to, i64 480), ptr noundef nonnull %97, i64 noundef %99, i64 noundef %111) #9
  br label %115

115:                                              ; preds = %115, %89
  %116 = phi i64 [ 0, %89 ], [ %123, %115 ]
  %117 = phi i64 [ %114, %89 ], [ %122, %115 ]
  %118 = mul i64 %117, 31
  %119 = getelementptr inbounds [1600 x i8], ptr @fast_to, i64 0, i64 %116
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i64
  %122 = add i64 %118, %121
  %123 = add nuw nsw i64 %116, 1
  %124 = icmp eq i64 %123, 1600
  br i1 %124, label %125, label %115

125:                                              ; preds = %115
  %126 = mul i64 %91, 31
  %127 = add i64 %122, %126
  %128 = load i8, ptr %20, align 8
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %130, label %184

130:                                              ; preds = %125
  %131 = load i1, ptr @fill.filled, align 4
  br i1 %131, label %145, label %132

132:                                              ; preds = %130
  %133 = load i64, ptr @state, align 8
  br label %135

134:                                              ; preds = %135
  store i64 %139, ptr @state, align 8
  store i1 true, ptr @fill.filled, align 4
  br label %145

135:                                              ; preds = %135, %132
  %136 = phi i64 [ 0, %132 ], [ %143, %135 ]
  %137 = phi i64 [ %133, %132 ], [ %139, %135 ]
  %138 = mul i64 %137, 6364136223846793005
  %139 = add i64 %138, 1442695040888963407
  %140 = lshr i64 %139, 40
  %141 = trunc i64 %140 to i8
  %142 = getelementptr inbounds [1856 x i8], ptr @fill.bytes, i64 0, i64 %136
  store i8 %141, ptr %142, align 1
  %143 = add nuw nsw i64 %136, 1
  %144 = icmp eq i64 %143, 1856
  br i1 %144, label %134, label %135

145:                                              ; preds = %130, %134
  %146 = load i64, ptr @state, align 8
  %147 = mul i64 %146, 6364136223846793005
  %148 = add i64 %147, 1442695040888963407
  store i64 %148, ptr @state, align 8
  %149 = lshr i64 %148, 33
  %150 = and i64 %149, 255
  %151 = getelementptr inbounds i8, ptr @fill.bytes, i64 %150
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1600) @fast_to, ptr noundef nonnull align 1 dereferenceable(1600) %151, i64 1600, i1 false)
  %152 = load i32, ptr %22, align 4
  %153 = mul nsw i32 %152, 3
  %154 = sext i32 %153 to i64
  %155 = sub nsw i64 0, %154
  %156 = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @fast_to, i64 480), i64 %155
  %157 = mul i64 %148, 6364136223846793005
  %158 = add i64 %157, 1442695040888963407
  %159 = lshr i64 %158, 33
  %160 = mul i64 %158, 6364136223846793005
  %161 = add i64 %160, 1442695040888963407
  store i64 %161, ptr @state, align 8
  %162 = lshr i64 %161, 33
  %163 = trunc nuw nsw i64 %162 to i32
  %164 = urem i32 %163, 3
  %165 = icmp eq i32 %164, 0
  %166 = select i1 %165, i64 77777, i64 1
  %167 = mul nuw nsw i64 %166, %159
  %168 = load ptr, ptr %23, align 8
  %169 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @fast_to, i64 480), i64 %90
  %170 = tail call i64 %168(ptr noundef nonnull %169, ptr noundef nonnull getelementptr inbounds (i8, ptr @fast_to, i64 480), ptr noundef nonnull %156, i64 noundef 41, i64 noundef %167) #9
  br label %171

171:                                              ; preds = %171, %145
  %172 = phi i64 [ 0, %145 ], [ %179, %171 ]
  %173 = phi i64 [ %170, %145 ], [ %178, %171 ]
  %174 = mul i64 %173, 31
  %175 = getelementptr inbounds [1600 x i8], ptr @fast_to, i64 0, i64 %172
  %176 = load i8, ptr %175, align 1
  %177 = zext i8 %176 to i64
  %178 = add i64 %174, %177
  %179 = add nuw nsw i64 %172, 1
  %180 = icmp eq i64 %179, 1600
  br i1 %180, label %181, label %171

181:                                              ; preds = %171
  %182 = mul i64 %127, 31
  %183 = add i64 %178, %182
  br label %184

184:                                              ; preds = %125, %181
  %185 = phi i64 [ %183, %181 ], [ %127, %125 ]
  %186 = add nsw i64 %90, 1
  %187 = load i8, ptr %16, align 2
  %188 = icmp ne i8 %187, 0
  %189 = icmp slt i64 %90, 40
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %89, label %82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @fill(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = load i1, ptr @fill.filled, align 4
  br i1 %6, label %20, label %7

7:                                                ; preds = %3
  %8 = load i64, ptr @state, align 8
  br label %10

9:                                                ; preds = %10
  store i64 %14, ptr @state, align 8
  store i1 true, ptr @fill.filled, align 4
  br label %20

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %18, %10 ]
  %12 = phi i64 [ %8, %7 ], [ %14, %10 ]
  %13 = mul i64 %12, 6364136223846793005
  %14 = add i64 %13, 1442695040888963407
  %15 = lshr i64 %14, 40
  %16 = trunc i64 %15 to i8
  %17 = getelementptr inbounds [1856 x i8], ptr @fill.bytes, i64 0, i64 %11
  store i8 %16, ptr %17, align 1
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 1856
  br i1 %19, label %9, label %10

20:                                               ; preds = %9, %3
  %21 = load i64, ptr @state, align 8
  %22 = mul i64 %21, 6364136223846793005
  %23 = add i64 %22, 1442695040888963407
  store i64 %23, ptr @state, align 8
  %24 = lshr i64 %23, 33
  %25 = and i64 %24, 255
  %26 = getelementptr inbounds i8, ptr @fill.bytes, i64 %25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1600) %0, ptr noundef nonnull align 1 dereferenceable(1600) %26, i64 1600, i1 false)
  %27 = icmp ne i32 %1, 0
  br i1 %27, label %28, label %35

28:                                               ; preds = %20
  %29 = load i64, ptr @state, align 8
  %30 = icmp eq i32 %2, 4
  %31 = select i1 %30, ptr %5, ptr %4
  %32 = sext i32 %2 to i64
  %33 = sext i32 %2 to i64
  br label %36

34:                                               ; preds = %36
  store i64 %55, ptr @state, align 8
  br label %35

35:                                               ; preds = %34, %20
  ret void

36:                                               ; preds = %28, %36
  %37 = phi i64 [ 0, %28 ], [ %63, %36 ]
  %38 = phi i64 [ %29, %28 ], [ %55, %36 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9
  %39 = mul i64 %38, 6364136223846793005
  %40 = add i64 %39, 1442695040888963407
  %41 = lshr i64 %40, 33
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = urem i32 %42, 2001
  %44 = add nsw i32 %43, -1000
  %45 = sitofp i32 %44 to double
  %46 = fmul double %45, 1.250000e-01
  store double %46, ptr %4, align 8
  %47 = mul i64 %40, 6364136223846793005
  %48 = add i64 %47, 1442695040888963407
  %49 = lshr i64 %48, 33
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = urem i32 %50, 40
  %52 = icmp eq i32 %51, 0
  %53 = select i1 %52, double 0x7FF8000000000000, double %46
  store double %53, ptr %4, align 8
  %54 = mul i64 %48, 6364136223846793005
  %55 = add i64 %54, 1442695040888963407
  %56 = lshr i64 %55, 33
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = urem i32 %57, 40
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, double -0.000000e+00, double %53
  store double %60, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #9
  %61 = fptrunc double %60 to float
  store float %61, ptr %5, align 4
  %62 = getelementptr inbounds i8, ptr %0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %62, ptr nonnull align 4 %31, i64 %32, i1 false)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9
  %63 = add nsw i64 %37, %33
  %64 = icmp slt i64 %63, 1600
  %65 = select i1 %27, i1 %64, i1 false
  br i1 %65, label %36, label %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @sum_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 1, %5 ], [ %15, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %15, %9 ], [ 1, %5 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = add i64 %11, %14
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 0, 256) i64 @own_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %10, %5
  %8 = phi i64 [ %4, %5 ], [ %17, %10 ]
  %9 = and i64 %8, 255
  ret i64 %9

10:                                               ; preds = %5, %10
  %11 = phi i64 [ %18, %10 ], [ 0, %5 ]
  %12 = phi i64 [ %17, %10 ], [ %4, %5 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %11
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = mul nuw nsw i64 %15, 3
  %17 = add i64 %16, %12
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @map_u8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %2, i64 %9
  %13 = load i8, ptr %12, align 1
  %14 = mul i8 %13, 5
  %15 = add i8 %14, %11
  %16 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %15, ptr %16, align 1
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @mix_u8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i8
  br label %10

9:                                                ; preds = %10, %5
  ret i64 0

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %21, %10 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds i8, ptr %0, i64 %11
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %2, i64 %11
  %17 = load i8, ptr %16, align 1
  %18 = or i8 %17, %15
  %19 = sub i8 %13, %8
  %20 = xor i8 %18, %19
  store i8 %20, ptr %14, align 1
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %9, label %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @count_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 %12
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %2, i64 %12
  %17 = load i8, ptr %16, align 1
  %18 = icmp ult i8 %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @equal_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i8
  br label %11

9:                                                ; preds = %11, %5
  %10 = phi i64 [ 0, %5 ], [ %18, %11 ]
  ret i64 %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %19, %11 ]
  %13 = phi i64 [ 0, %7 ], [ %18, %11 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 %12
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, %8
  %17 = zext i1 %16 to i64
  %18 = add nuw nsw i64 %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %9, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @both_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i8
  br label %13

9:                                                ; preds = %13
  %10 = zext nneg i32 %24 to i64
  br label %11

11:                                               ; preds = %9, %5
  %12 = phi i64 [ 7, %5 ], [ %10, %9 ]
  ret i64 %12

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %25, %13 ]
  %15 = phi i32 [ 7, %7 ], [ %24, %13 ]
  %16 = getelementptr inbounds i8, ptr %1, i64 %14
  %17 = load i8, ptr %16, align 1
  %18 = getelementptr inbounds i8, ptr %2, i64 %14
  %19 = load i8, ptr %18, align 1
  %20 = icmp uge i8 %17, %19
  %21 = icmp ne i8 %17, %8
  %22 = and i1 %21, %20
  %23 = zext i1 %22 to i32
  %24 = add nuw nsw i32 %15, %23
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %9, label %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 0, 256) i64 @most_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = trunc i64 %4 to i8
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %5
  %9 = phi i8 [ %6, %5 ], [ %16, %11 ]
  %10 = zext i8 %9 to i64
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i8 [ %16, %11 ], [ %6, %5 ]
  %13 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = tail call i8 @llvm.umax.i8(i8 %15, i8 %12)
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %8, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @least_u8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %2, i64 %9
  %13 = load i8, ptr %12, align 1
  %14 = tail call i8 @llvm.umin.i8(i8 %11, i8 %13)
  %15 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %14, ptr %15, align 1
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @choose_u8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  %9 = and i32 %8, 255
  br label %11

10:                                               ; preds = %11, %5
  ret i64 0

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %22, %11 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = getelementptr inbounds i8, ptr %2, i64 %12
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %14 to i32
  %18 = icmp ult i32 %9, %17
  %19 = xor i8 %14, -1
  %20 = select i1 %18, i8 %16, i8 %19
  %21 = getelementptr inbounds i8, ptr %0, i64 %12
  store i8 %20, ptr %21, align 1
  %22 = add nuw nsw i64 %12, 1
  %23 = icmp eq i64 %22, %3
  br i1 %23, label %10, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @some_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %19, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %20, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds i8, ptr %2, i64 %11
  %15 = load i8, ptr %14, align 1
  %16 = icmp ugt i8 %13, %15
  %17 = select i1 %16, i8 %13, i8 0
  %18 = zext i8 %17 to i64
  %19 = add i64 %10, %18
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @shift_u8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = lshr i8 %11, 3
  %13 = getelementptr inbounds i8, ptr %2, i64 %9
  %14 = load i8, ptr %13, align 1
  %15 = shl i8 %14, 2
  %16 = add i8 %15, %12
  %17 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %16, ptr %17, align 1
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 0, 256) i64 @bits_u8(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = trunc i64 %4 to i8
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %5
  %9 = phi i8 [ %6, %5 ], [ %20, %11 ]
  %10 = zext i8 %9 to i64
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i8 [ %20, %11 ], [ %6, %5 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 %12
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %2, i64 %12
  %17 = load i8, ptr %16, align 1
  %18 = xor i8 %17, -1
  %19 = and i8 %15, %18
  %20 = xor i8 %19, %13
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %8, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal noundef i64 @fill_u8(ptr nocapture noundef writeonly %0, ptr nocapture readnone %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #6 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = mul i64 %9, 7
  %11 = add i64 %10, %4
  %12 = trunc i64 %11 to i8
  %13 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %12, ptr %13, align 1
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal range(i64 0, 256) i64 @last_u8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = and i64 %16, 255
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %19, %11 ], [ 0, %5 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = add nuw nsw i64 %15, 1
  %17 = trunc i64 %16 to i8
  %18 = getelementptr inbounds i8, ptr %0, i64 %12
  store i8 %17, ptr %18, align 1
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @sum_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 1, %5 ], [ %15, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %15, %9 ], [ 1, %5 ]
  %12 = getelementptr inbounds i16, ptr %1, i64 %10
  %13 = load i16, ptr %12, align 2
  %14 = sext i16 %13 to i64
  %15 = add i64 %11, %14
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -32768, 32768) i64 @own_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %5
  %8 = phi i64 [ %4, %5 ], [ %20, %11 ]
  %9 = shl i64 %8, 48
  %10 = ashr exact i64 %9, 48
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i64 [ %20, %11 ], [ %4, %5 ]
  %14 = shl i64 %13, 48
  %15 = ashr exact i64 %14, 48
  %16 = getelementptr inbounds i16, ptr %1, i64 %12
  %17 = load i16, ptr %16, align 2
  %18 = zext i16 %17 to i64
  %19 = mul nuw nsw i64 %18, 3
  %20 = add nsw i64 %19, %15
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @map_i16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i16, ptr %1, i64 %9
  %11 = load i16, ptr %10, align 2
  %12 = getelementptr inbounds i16, ptr %2, i64 %9
  %13 = load i16, ptr %12, align 2
  %14 = mul i16 %13, 5
  %15 = add i16 %14, %11
  %16 = getelementptr inbounds i16, ptr %0, i64 %9
  store i16 %15, ptr %16, align 2
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @mix_i16(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i16
  br label %10

9:                                                ; preds = %10, %5
  ret i64 0

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %21, %10 ]
  %12 = getelementptr inbounds i16, ptr %1, i64 %11
  %13 = load i16, ptr %12, align 2
  %14 = getelementptr inbounds i16, ptr %0, i64 %11
  %15 = load i16, ptr %14, align 2
  %16 = getelementptr inbounds i16, ptr %2, i64 %11
  %17 = load i16, ptr %16, align 2
  %18 = or i16 %17, %15
  %19 = sub i16 %13, %8
  %20 = xor i16 %18, %19
  store i16 %20, ptr %14, align 2
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %9, label %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @count_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i16, ptr %1, i64 %12
  %15 = load i16, ptr %14, align 2
  %16 = getelementptr inbounds i16, ptr %2, i64 %12
  %17 = load i16, ptr %16, align 2
  %18 = icmp slt i16 %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @equal_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  %9 = shl i32 %8, 16
  %10 = ashr exact i32 %9, 16
  br label %13

11:                                               ; preds = %13, %5
  %12 = phi i64 [ 0, %5 ], [ %21, %13 ]
  ret i64 %12

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %22, %13 ]
  %15 = phi i64 [ 0, %7 ], [ %21, %13 ]
  %16 = getelementptr inbounds i16, ptr %1, i64 %14
  %17 = load i16, ptr %16, align 2
  %18 = sext i16 %17 to i32
  %19 = icmp eq i32 %10, %18
  %20 = zext i1 %19 to i64
  %21 = add nuw nsw i64 %15, %20
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %3
  br i1 %23, label %11, label %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @both_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  %9 = shl i32 %8, 16
  %10 = ashr exact i32 %9, 16
  br label %15

11:                                               ; preds = %15
  %12 = zext nneg i32 %27 to i64
  br label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 7, %5 ], [ %12, %11 ]
  ret i64 %14

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 0, %7 ], [ %28, %15 ]
  %17 = phi i32 [ 7, %7 ], [ %27, %15 ]
  %18 = getelementptr inbounds i16, ptr %1, i64 %16
  %19 = load i16, ptr %18, align 2
  %20 = sext i16 %19 to i32
  %21 = getelementptr inbounds i16, ptr %2, i64 %16
  %22 = load i16, ptr %21, align 2
  %23 = icmp sge i16 %19, %22
  %24 = icmp ne i32 %10, %20
  %25 = and i1 %23, %24
  %26 = zext i1 %25 to i32
  %27 = add nuw nsw i32 %17, %26
  %28 = add nuw nsw i64 %16, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %11, label %15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -32768, 32768) i64 @most_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = trunc i64 %4 to i16
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %5
  %9 = phi i16 [ %6, %5 ], [ %16, %11 ]
  %10 = sext i16 %9 to i64
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i16 [ %16, %11 ], [ %6, %5 ]
  %13 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i16, ptr %1, i64 %13
  %15 = load i16, ptr %14, align 2
  %16 = tail call i16 @llvm.smax.i16(i16 %15, i16 %12)
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %8, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @least_i16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i16, ptr %1, i64 %9
  %11 = load i16, ptr %10, align 2
  %12 = getelementptr inbounds i16, ptr %2, i64 %9
  %13 = load i16, ptr %12, align 2
  %14 = tail call i16 @llvm.smin.i16(i16 %11, i16 %13)
  %15 = getelementptr inbounds i16, ptr %0, i64 %9
  store i16 %14, ptr %15, align 2
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @choose_i16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  %9 = shl i32 %8, 16
  %10 = ashr exact i32 %9, 16
  br label %12

11:                                               ; preds = %12, %5
  ret i64 0

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %23, %12 ]
  %14 = getelementptr inbounds i16, ptr %1, i64 %13
  %15 = load i16, ptr %14, align 2
  %16 = getelementptr inbounds i16, ptr %2, i64 %13
  %17 = load i16, ptr %16, align 2
  %18 = sext i16 %15 to i32
  %19 = icmp slt i32 %10, %18
  %20 = xor i16 %15, -1
  %21 = select i1 %19, i16 %17, i16 %20
  %22 = getelementptr inbounds i16, ptr %0, i64 %13
  store i16 %21, ptr %22, align 2
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %3
  br i1 %24, label %11, label %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @some_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %19, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %20, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds i16, ptr %1, i64 %11
  %13 = load i16, ptr %12, align 2
  %14 = getelementptr inbounds i16, ptr %2, i64 %11
  %15 = load i16, ptr %14, align 2
  %16 = icmp sgt i16 %13, %15
  %17 = select i1 %16, i16 %13, i16 0
  %18 = sext i16 %17 to i64
  %19 = add i64 %10, %18
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @shift_i16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i16, ptr %1, i64 %9
  %11 = load i16, ptr %10, align 2
  %12 = ashr i16 %11, 3
  %13 = getelementptr inbounds i16, ptr %2, i64 %9
  %14 = load i16, ptr %13, align 2
  %15 = shl i16 %14, 2
  %16 = add i16 %15, %12
  %17 = getelementptr inbounds i16, ptr %0, i64 %9
  store i16 %16, ptr %17, align 2
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -32768, 32768) i64 @bits_i16(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = trunc i64 %4 to i16
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %5
  %9 = phi i16 [ %6, %5 ], [ %20, %11 ]
  %10 = sext i16 %9 to i64
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i16 [ %20, %11 ], [ %6, %5 ]
  %14 = getelementptr inbounds i16, ptr %1, i64 %12
  %15 = load i16, ptr %14, align 2
  %16 = getelementptr inbounds i16, ptr %2, i64 %12
  %17 = load i16, ptr %16, align 2
  %18 = xor i16 %17, -1
  %19 = and i16 %15, %18
  %20 = xor i16 %19, %13
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %8, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal noundef i64 @fill_i16(ptr nocapture noundef writeonly %0, ptr nocapture readnone %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #6 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = mul i64 %9, 7
  %11 = add i64 %10, %4
  %12 = trunc i64 %11 to i16
  %13 = getelementptr inbounds i16, ptr %0, i64 %9
  store i16 %12, ptr %13, align 2
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal range(i64 -32768, 32768) i64 @last_i16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %12, label %10

7:                                                ; preds = %12
  %8 = shl i64 %17, 48
  %9 = ashr exact i64 %8, 48
  br label %10

10:                                               ; preds = %7, %5
  %11 = phi i64 [ 0, %5 ], [ %9, %7 ]
  ret i64 %11

12:                                               ; preds = %5, %12
  %13 = phi i64 [ %20, %12 ], [ 0, %5 ]
  %14 = getelementptr inbounds i16, ptr %1, i64 %13
  %15 = load i16, ptr %14, align 2
  %16 = zext i16 %15 to i64
  %17 = add nuw nsw i64 %16, 1
  %18 = trunc i64 %17 to i16
  %19 = getelementptr inbounds i16, ptr %0, i64 %13
  store i16 %18, ptr %19, align 2
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %7, label %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @sum_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 1, %5 ], [ %15, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %15, %9 ], [ 1, %5 ]
  %12 = getelementptr inbounds i32, ptr %1, i64 %10
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = add i64 %11, %14
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @own_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %5
  %8 = phi i64 [ %4, %5 ], [ %20, %11 ]
  %9 = shl i64 %8, 32
  %10 = ashr exact i64 %9, 32
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i64 [ %20, %11 ], [ %4, %5 ]
  %14 = shl i64 %13, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = mul nuw nsw i64 %18, 3
  %20 = add nsw i64 %19, %15
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @map_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %9
  %13 = load i32, ptr %12, align 4
  %14 = mul i32 %13, 5
  %15 = add i32 %14, %11
  %16 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %15, ptr %16, align 4
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @mix_i32(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  br label %10

9:                                                ; preds = %10, %5
  ret i64 0

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %21, %10 ]
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds i32, ptr %0, i64 %11
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds i32, ptr %2, i64 %11
  %17 = load i32, ptr %16, align 4
  %18 = or i32 %17, %15
  %19 = sub i32 %13, %8
  %20 = xor i32 %18, %19
  store i32 %20, ptr %14, align 4
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %9, label %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @count_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %12
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds i32, ptr %2, i64 %12
  %17 = load i32, ptr %16, align 4
  %18 = icmp slt i32 %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @equal_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  br label %11

9:                                                ; preds = %11, %5
  %10 = phi i64 [ 0, %5 ], [ %18, %11 ]
  ret i64 %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %19, %11 ]
  %13 = phi i64 [ 0, %7 ], [ %18, %11 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %12
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, %8
  %17 = zext i1 %16 to i64
  %18 = add nuw nsw i64 %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %9, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @both_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  br label %13

9:                                                ; preds = %13
  %10 = zext nneg i32 %24 to i64
  br label %11

11:                                               ; preds = %9, %5
  %12 = phi i64 [ 7, %5 ], [ %10, %9 ]
  ret i64 %12

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %25, %13 ]
  %15 = phi i32 [ 7, %7 ], [ %24, %13 ]
  %16 = getelementptr inbounds i32, ptr %1, i64 %14
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds i32, ptr %2, i64 %14
  %19 = load i32, ptr %18, align 4
  %20 = icmp sge i32 %17, %19
  %21 = icmp ne i32 %17, %8
  %22 = and i1 %21, %20
  %23 = zext i1 %22 to i32
  %24 = add nuw nsw i32 %15, %23
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %9, label %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @most_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = trunc i64 %4 to i32
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %5
  %9 = phi i32 [ %6, %5 ], [ %16, %11 ]
  %10 = sext i32 %9 to i64
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i32 [ %16, %11 ], [ %6, %5 ]
  %13 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 %12)
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %8, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @least_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %9
  %13 = load i32, ptr %12, align 4
  %14 = tail call i32 @llvm.smin.i32(i32 %11, i32 %13)
  %15 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %14, ptr %15, align 4
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @choose_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = trunc i64 %4 to i32
  br label %10

9:                                                ; preds = %10, %5
  ret i64 0

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %20, %10 ]
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds i32, ptr %2, i64 %11
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %13, %8
  %17 = xor i32 %13, -1
  %18 = select i1 %16, i32 %15, i32 %17
  %19 = getelementptr inbounds i32, ptr %0, i64 %11
  store i32 %18, ptr %19, align 4
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %9, label %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @some_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %19, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %20, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds i32, ptr %2, i64 %11
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %13, %15
  %17 = select i1 %16, i32 %13, i32 0
  %18 = sext i32 %17 to i64
  %19 = add i64 %10, %18
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @shift_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = ashr i32 %11, 3
  %13 = getelementptr inbounds i32, ptr %2, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = shl i32 %14, 2
  %16 = add nsw i32 %15, %12
  %17 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @bits_i32(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = trunc i64 %4 to i32
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %5
  %9 = phi i32 [ %6, %5 ], [ %20, %11 ]
  %10 = sext i32 %9 to i64
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ %6, %5 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %12
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds i32, ptr %2, i64 %12
  %17 = load i32, ptr %16, align 4
  %18 = xor i32 %17, -1
  %19 = and i32 %15, %18
  %20 = xor i32 %19, %13
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %8, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal noundef i64 @fill_i32(ptr nocapture noundef writeonly %0, ptr nocapture readnone %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #6 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = mul i64 %9, 7
  %11 = add i64 %10, %4
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @last_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %12, label %10

7:                                                ; preds = %12
  %8 = shl i64 %17, 32
  %9 = ashr exact i64 %8, 32
  br label %10

10:                                               ; preds = %7, %5
  %11 = phi i64 [ 0, %5 ], [ %9, %7 ]
  ret i64 %11

12:                                               ; preds = %5, %12
  %13 = phi i64 [ %20, %12 ], [ 0, %5 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = zext i32 %15 to i64
  %17 = add nuw nsw i64 %16, 1
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds i32, ptr %0, i64 %13
  store i32 %18, ptr %19, align 4
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %7, label %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @sum_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 1, %5 ], [ %14, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %15, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %14, %9 ], [ 1, %5 ]
  %12 = getelementptr inbounds i64, ptr %1, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, %11
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @own_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ %4, %5 ], [ %15, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %15, %9 ], [ %4, %5 ]
  %12 = getelementptr inbounds i64, ptr %1, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, 3
  %15 = add i64 %14, %11
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @map_i64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %2, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, 5
  %15 = add i64 %14, %11
  %16 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @mix_i64(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %19, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = sub i64 %11, %4
  %13 = getelementptr inbounds i64, ptr %0, i64 %9
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %2, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %16, %14
  %18 = xor i64 %17, %12
  store i64 %18, ptr %13, align 8
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @count_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds i64, ptr %1, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %2, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @equal_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %16, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %17, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds i64, ptr %1, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %4
  %15 = zext i1 %14 to i64
  %16 = add nuw nsw i64 %11, %15
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @both_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %22 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 7, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %23, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %22, %11 ], [ 7, %5 ]
  %14 = getelementptr inbounds i64, ptr %1, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %2, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = icmp sge i64 %15, %17
  %19 = icmp ne i64 %15, %4
  %20 = and i1 %19, %18
  %21 = zext i1 %20 to i32
  %22 = add nuw nsw i32 %13, %21
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %3
  br i1 %24, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @most_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ %4, %5 ], [ %14, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %14, %9 ], [ %4, %5 ]
  %11 = phi i64 [ %15, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = tail call i64 @llvm.smax.i64(i64 %13, i64 %10)
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @least_i64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %2, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = tail call i64 @llvm.smin.i64(i64 %11, i64 %13)
  %15 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %14, ptr %15, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @choose_i64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %2, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %11, %4
  %15 = xor i64 %11, -1
  %16 = select i1 %14, i64 %13, i64 %15
  %17 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @some_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %18, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %18, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %2, i64 %11
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %13, %15
  %17 = select i1 %16, i64 %13, i64 0
  %18 = add i64 %17, %10
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @shift_i64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = ashr i64 %11, 3
  %13 = getelementptr inbounds i64, ptr %2, i64 %9
  %14 = load i64, ptr %13, align 8
  %15 = shl i64 %14, 2
  %16 = add nsw i64 %15, %12
  %17 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @bits_i64(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ %4, %5 ], [ %18, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %18, %9 ], [ %4, %5 ]
  %12 = getelementptr inbounds i64, ptr %1, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %2, i64 %10
  %15 = load i64, ptr %14, align 8
  %16 = xor i64 %15, -1
  %17 = and i64 %13, %16
  %18 = xor i64 %17, %11
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal noundef i64 @fill_i64(ptr nocapture noundef writeonly %0, ptr nocapture readnone %1, ptr nocapture readnone %2, i64 noundef %3, i64 noundef %4) #6 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %10 = mul i64 %9, 7
  %11 = add i64 %10, %4
  %12 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal i64 @last_i64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %13, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %15, %9 ], [ 0, %5 ]
  %11 = getelementptr inbounds i64, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, 1
  %14 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %13, ptr %14, align 8
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @map_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fmul float %11, 5.000000e-01
  %13 = getelementptr inbounds float, ptr %2, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fsub float %12, %14
  %16 = getelementptr inbounds float, ptr %0, i64 %9
  store float %15, ptr %16, align 4
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @sum_float(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = fptosi float %16 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %13 = phi float [ %16, %11 ], [ 0.000000e+00, %5 ]
  %14 = getelementptr inbounds float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4
  %16 = fadd float %13, %15
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @divide_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds float, ptr %2, i64 %9
  %13 = load float, ptr %12, align 4
  %14 = fmul float %13, %13
  %15 = fadd float %14, 1.000000e+00
  %16 = fdiv float %11, %15
  %17 = getelementptr inbounds float, ptr %0, i64 %9
  store float %16, ptr %17, align 4
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @copy_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds float, ptr %0, i64 %9
  store float %11, ptr %12, align 4
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @sign_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fneg float %11
  %13 = getelementptr inbounds float, ptr %0, i64 %9
  store float %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @most_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds float, ptr %2, i64 %9
  %13 = load float, ptr %12, align 4
  %14 = fcmp ogt float %11, %13
  %15 = select i1 %14, float %11, float %13
  %16 = getelementptr inbounds float, ptr %0, i64 %9
  store float %15, ptr %16, align 4
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @less_float(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds float, ptr %2, i64 %12
  %17 = load float, ptr %16, align 4
  %18 = fcmp olt float %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @not_less_float(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %18, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %18, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds float, ptr %1, i64 %10
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds float, ptr %2, i64 %10
  %15 = load float, ptr %14, align 4
  %16 = fcmp uge float %13, %15
  %17 = zext i1 %16 to i64
  %18 = add nuw nsw i64 %11, %17
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @differ_float(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds float, ptr %2, i64 %12
  %17 = load float, ptr %16, align 4
  %18 = fcmp une float %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @from_i32_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = sitofp i32 %11 to float
  %13 = getelementptr inbounds float, ptr %0, i64 %9
  store float %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @from_u8_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = uitofp i8 %11 to float
  %13 = getelementptr inbounds float, ptr %0, i64 %9
  store float %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @from_i64_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = sitofp i64 %11 to float
  %13 = getelementptr inbounds float, ptr %0, i64 %9
  store float %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @map_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fmul double %11, 5.000000e-01
  %13 = getelementptr inbounds double, ptr %2, i64 %9
  %14 = load double, ptr %13, align 8
  %15 = fsub double %12, %14
  %16 = getelementptr inbounds double, ptr %0, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @sum_double(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = fptosi double %16 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %13 = phi double [ %16, %11 ], [ 0.000000e+00, %5 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8
  %16 = fadd double %13, %15
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @divide_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %2, i64 %9
  %13 = load double, ptr %12, align 8
  %14 = fmul double %13, %13
  %15 = fadd double %14, 1.000000e+00
  %16 = fdiv double %11, %15
  %17 = getelementptr inbounds double, ptr %0, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @copy_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %0, i64 %9
  store double %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @sign_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fneg double %11
  %13 = getelementptr inbounds double, ptr %0, i64 %9
  store double %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @most_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %2, i64 %9
  %13 = load double, ptr %12, align 8
  %14 = fcmp ogt double %11, %13
  %15 = select i1 %14, double %11, double %13
  %16 = getelementptr inbounds double, ptr %0, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @less_double(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %2, i64 %12
  %17 = load double, ptr %16, align 8
  %18 = fcmp olt double %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @not_less_double(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i64 [ 0, %5 ], [ %18, %9 ]
  ret i64 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %19, %9 ], [ 0, %5 ]
  %11 = phi i64 [ %18, %9 ], [ 0, %5 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %10
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds double, ptr %2, i64 %10
  %15 = load double, ptr %14, align 8
  %16 = fcmp uge double %13, %15
  %17 = zext i1 %16 to i64
  %18 = add nuw nsw i64 %11, %17
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 -2147483648, 2147483648) i64 @differ_double(ptr nocapture readnone %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #4 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %11, label %9

7:                                                ; preds = %11
  %8 = zext nneg i32 %20 to i64
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i64 [ 0, %5 ], [ %8, %7 ]
  ret i64 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %5 ]
  %13 = phi i32 [ %20, %11 ], [ 0, %5 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %2, i64 %12
  %17 = load double, ptr %16, align 8
  %18 = fcmp une double %15, %17
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %7, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @from_i32_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = sitofp i32 %11 to double
  %13 = getelementptr inbounds double, ptr %0, i64 %9
  store double %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @from_u8_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = uitofp i8 %11 to double
  %13 = getelementptr inbounds double, ptr %0, i64 %9
  store double %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @from_i64_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = sitofp i64 %11 to double
  %13 = getelementptr inbounds double, ptr %0, i64 %9
  store double %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i8_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %9
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %13, %11
  %15 = trunc i32 %14 to i8
  %16 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %15, ptr %16, align 1
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @u8_i64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = lshr i64 %11, 9
  %13 = trunc i64 %12 to i8
  %14 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %13, ptr %14, align 1
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i16_i32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %9
  %13 = load i32, ptr %12, align 4
  %14 = xor i32 %13, %11
  %15 = trunc i32 %14 to i16
  %16 = getelementptr inbounds i16, ptr %0, i64 %9
  store i16 %15, ptr %16, align 2
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i32_i8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds i8, ptr %2, i64 %9
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = sub nsw i32 %12, %15
  %17 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i32_u16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %19, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i16, ptr %1, i64 %9
  %11 = load i16, ptr %10, align 2
  %12 = zext i16 %11 to i32
  %13 = mul nuw nsw i32 %12, 3
  %14 = getelementptr inbounds i16, ptr %2, i64 %9
  %15 = load i16, ptr %14, align 2
  %16 = zext i16 %15 to i32
  %17 = add nuw nsw i32 %13, %16
  %18 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %17, ptr %18, align 4
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i64_i8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i64
  %13 = getelementptr inbounds i8, ptr %2, i64 %9
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i64
  %16 = mul nsw i64 %15, %12
  %17 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i64_u32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = mul nuw i64 %15, %12
  %17 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @u32_u64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, 5
  %13 = getelementptr inbounds i64, ptr %2, i64 %9
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %12, %14
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @u8_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fcmp olt float %11, 1.000000e+01
  %13 = zext i1 %12 to i8
  %14 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %13, ptr %14, align 1
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @i32_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fcmp ord double %11, 0.000000e+00
  %13 = fptosi double %11 to i32
  %14 = select i1 %12, i32 %13, i32 7
  %15 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %14, ptr %15, align 4
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @double_float(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds float, ptr %2, i64 %9
  %13 = load float, ptr %12, align 4
  %14 = fmul float %11, %13
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds double, ptr %0, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal noundef i64 @float_double(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 %4) #5 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret i64 0

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %2, i64 %9
  %13 = load double, ptr %12, align 8
  %14 = fadd double %11, %13
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds float, ptr %0, i64 %9
  store float %15, ptr %16, align 4
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %7, label %8
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }


