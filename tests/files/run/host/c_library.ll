; test: what the C library of tutorials does is the same on all engines: formats, numbers, strings, sorting, files, jumps, mathematics, dates
; exit: 7
; stdout: [1][    2][3    ][00004][+5][ 6][007][     008][009     |]
; stdout: [1][10][010][ff][0xff][FF][0XFF][0]
; stdout: [-56][4464][1099511627776][-4611686018427387904][5][6][7]
; stdout: [a][    b][c    ][str][     right][left      ][cu][        cu]
; stdout: [3.141590][2][0.2][     1.500][1.500     ][+1.000000][2.][1.234568e+04][1.200e-04][1.000000E+100][100000][1e+06][1e-05][0.0001][1.00000][1E-10]
; stdout: [0x1p+0][0x1.999999999999ap-4][-0x1.cp+1][0x2.00p+0][0X1.FFP+7]
; stdout: [inf][-inf][NAN][inf][nan][       inf][ -0.0]
; stdout: [1.500000][0.10000000000000000000][1.000000e+4000][1e-4000][0xc.ccccccccccccccdp-7]
; stdout: [(nil)][0x10][%][   42][42   ][3.14][7     ]
; stdout: abcdef
; stdout: 3
; stdout: 1 two 3.000000 4 5 6.5
; stdout: 1 2 3 4 5 6 7 8 1.000000 2.000000 3.000000 4.000000 5.000000 6.000000 7.000000 8.000000 9.000000 10.000000 11
; stdout: 11 [hello wor]
; stdout: 7 12 31 3.500000 225.000000 word 99 z
; stdout: 4 abc 123 foo b
; stdout: 1 42 4
; stdout: -1
; stdout: 0
; stdout: 3 63 63 -5
; stdout: -123 abc 0
; stdout: 127 z
; stdout: 9223372036854775807 1
; stdout: 18446744073709551615
; stdout: 42 -7 32.500000 12.000000
; stdout: 1 2 3 5 7 8 9 4
; stdout: llo|lo|o world
; stdout: <a><b><c>
; stdout: 4 3 llo
; stdout: 1 0 1 0
; stdout: foobarbaz 9
; stdout: ffoobabaz
; stdout: long
; stdout: dup
; stdout: 00000000044444000000000000000000400000000000000022222222220000000111111111111111111111111110000001111111111111111111111111100000
; stdout: Az
; stdout: 1804289383 846930886 1681692777
; stdout: 71876166 40
; stdout: 0.8414709848 0.5403023059 1.5574077247 0.4636476090
; stdout: 1.4142135624 2.7182818285 2.3025850930
; stdout: -2.000000 -1.000000 3.000000 -2.000000 1.000000
; stdout: 1.000000 1.414214 5.000000
; stdout: 0.625000 4 8.000000
; stdout: 0.750000 3.000000
; stdout: 0
; stdout: 0
; stdout: 1
; stdout: No such file or directory|Invalid argument
; stdout: 3 2 -3 -2
; stdout: 3 4
; stdout: jmp 5
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: got line1
; stdout: got line2
; stdout: got 3
; stdout: 1
; stdout: n 3
; stdout: Q
; stdout: [e1
; stdout: ]
; stdout: 0.300000000000000000 30
; stdout: 2492492492492492
; stdout: 71 0 1 5
; stdout: 951868800
; stdout: in: one
; stdout: in: two words
; stdout: in: last-1
; stdout: done
; stdout: !
; stderr: err
; stdin: one
; stdin: two words
; stdin: last\c
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [55 x i8] c"[%d][%5d][%-5d][%05d][%+d][% d][%.3d][%8.3d][%-8.3d|]\0A\00", align 1
@.str.1 = private unnamed_addr constant [38 x i8] c"[%u][%o][%#o][%x][%#x][%X][%#X][%#o]\0A\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"[%hhd][%hd][%ld][%lld][%zu][%jd][%td]\0A\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"[%c][%5c][%-5c][%s][%10s][%-10s][%.2s][%10.2s]\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"str\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"right\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"cut\00", align 1
@.str.8 = private unnamed_addr constant [86 x i8] c"[%f][%.0f][%.1f][%10.3f][%-10.3f][%+f][%#.0f][%e][%.3e][%E][%g][%g][%g][%g][%#g][%G]\0A\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"[%a][%a][%a][%.2a][%A]\0A\00", align 1
@.str.10 = private unnamed_addr constant [36 x i8] c"[%f][%f][%F][%e][%g][%010f][%5.1f]\0A\00", align 1
@.str.11 = private unnamed_addr constant [30 x i8] c"[%Lf][%.20Lf][%Le][%Lg][%La]\0A\00", align 1
@.str.12 = private unnamed_addr constant [36 x i8] c"[%p][%p][%%][%*d][%-*d][%.*f][%*d]\0A\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"abc%ndef\0A\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"%d %s %f %ld %c %g\0A\00", align 1
@.str.16 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.17 = private unnamed_addr constant [58 x i8] c"%d %d %d %d %d %d %d %d %f %f %f %f %f %f %f %f %f %f %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"hello %s\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"world\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"%d [%s]\0A\00", align 1
@.str.21 = private unnamed_addr constant [29 x i8] c"12 0x1f 3.5 2.25e2 word 99 z\00", align 1
@.str.22 = private unnamed_addr constant [23 x i8] c"%d %i %f %lf %s %ld %c\00", align 1
@.str.23 = private unnamed_addr constant [26 x i8] c"%d %d %d %f %f %s %ld %c\0A\00", align 1
@.str.24 = private unnamed_addr constant [15 x i8] c"abc123:foo bar\00", align 1
@.str.25 = private unnamed_addr constant [18 x i8] c"%[a-z]%u:%3s%*c%c\00", align 1
@.str.26 = private unnamed_addr constant [16 x i8] c"%d %s %u %s %c\0A\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"  42abc\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"%hd%n\00", align 1
@.str.29 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.30 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.31 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.32 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.33 = private unnamed_addr constant [11 x i8] c"077 077 -5\00", align 1
@.str.34 = private unnamed_addr constant [9 x i8] c"%o %i %d\00", align 1
@.str.35 = private unnamed_addr constant [13 x i8] c"%d %u %d %d\0A\00", align 1
@.str.36 = private unnamed_addr constant [10 x i8] c"  -123abc\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"%ld %s %d\0A\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"0x7fz\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"%ld %s\0A\00", align 1
@.str.40 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.41 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.42 = private unnamed_addr constant [5 x i8] c"%lu\0A\00", align 1
@.str.43 = private unnamed_addr constant [3 x i8] c"-1\00", align 1
@.str.44 = private unnamed_addr constant [14 x i8] c"%d %ld %f %f\0A\00", align 1
@.str.45 = private unnamed_addr constant [6 x i8] c"42xyz\00", align 1
@.str.46 = private unnamed_addr constant [3 x i8] c"-7\00", align 1
@.str.47 = private unnamed_addr constant [7 x i8] c"3.25e1\00", align 1
@.str.48 = private unnamed_addr constant [8 x i8] c"0x1.8p3\00", align 1
@__const.main.v = private unnamed_addr constant [7 x i32] [i32 5, i32 3, i32 9, i32 1, i32 7, i32 2, i32 8], align 16
@.str.49 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.50 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.51 = private unnamed_addr constant [10 x i8] c"%s|%s|%s\0A\00", align 1
@.str.52 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.53 = private unnamed_addr constant [12 x i8] c"hello world\00", align 1
@.str.54 = private unnamed_addr constant [4 x i8] c"o w\00", align 1
@__const.main.t = private unnamed_addr constant [7 x i8] c"a,b;;c\00", align 1
@.str.55 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.56 = private unnamed_addr constant [5 x i8] c"<%s>\00", align 1
@.str.57 = private unnamed_addr constant [12 x i8] c"%zu %zu %s\0A\00", align 1
@.str.58 = private unnamed_addr constant [6 x i8] c"aabbc\00", align 1
@.str.59 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.60 = private unnamed_addr constant [5 x i8] c"xyz,\00", align 1
@.str.61 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.62 = private unnamed_addr constant [3 x i8] c"xl\00", align 1
@.str.63 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.64 = private unnamed_addr constant [6 x i8] c"HeLLo\00", align 1
@.str.65 = private unnamed_addr constant [6 x i8] c"hEllO\00", align 1
@.str.66 = private unnamed_addr constant [4 x i8] c"foo\00", align 1
@.str.67 = private unnamed_addr constant [4 x i8] c"bar\00", align 1
@.str.68 = private unnamed_addr constant [7 x i8] c"bazqux\00", align 1
@.str.69 = private unnamed_addr constant [8 x i8] c"%s %zu\0A\00", align 1
@.str.70 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c"longword\00", align 1
@.str.72 = private unnamed_addr constant [4 x i8] c"dup\00", align 1
@.str.73 = private unnamed_addr constant [6 x i8] c"%c%c\0A\00", align 1
@.str.74 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.75 = private unnamed_addr constant [25 x i8] c"%.10f %.10f %.10f %.10f\0A\00", align 1
@.str.76 = private unnamed_addr constant [19 x i8] c"%.10f %.10f %.10f\0A\00", align 1
@.str.77 = private unnamed_addr constant [16 x i8] c"%f %f %f %f %f\0A\00", align 1
@.str.78 = private unnamed_addr constant [10 x i8] c"%f %f %f\0A\00", align 1
@.str.79 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.80 = private unnamed_addr constant [8 x i8] c" %d %f\0A\00", align 1
@.str.81 = private unnamed_addr constant [4 x i8] c"%f \00", align 1
@.str.82 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1
@.str.83 = private unnamed_addr constant [15 x i8] c"/nonexistent/x\00", align 1
@.str.84 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.85 = private unnamed_addr constant [7 x i8] c"%s|%s\0A\00", align 1
@.str.86 = private unnamed_addr constant [15 x i8] c"%d %d %ld %ld\0A\00", align 1
@.str.87 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@jb = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.88 = private unnamed_addr constant [8 x i8] c"jmp %d\0A\00", align 1
@.str.89 = private unnamed_addr constant [16 x i8] c"line1\0Aline2\0A%d\0A\00", align 1
@.str.90 = private unnamed_addr constant [7 x i8] c"got %s\00", align 1
@.str.91 = private unnamed_addr constant [8 x i8] c"%c %ld\0A\00", align 1
@.str.92 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1
@.str.93 = private unnamed_addr constant [6 x i8] c"[%s]\0A\00", align 1
@.str.94 = private unnamed_addr constant [11 x i8] c"%.18Lf %d\0A\00", align 1
@.str.95 = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@stdin = external global ptr, align 8
@.str.96 = private unnamed_addr constant [7 x i8] c"in: %s\00", align 1
@.str.97 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1
@stdout = external global ptr, align 8
@stderr = external global ptr, align 8
@.str.98 = private unnamed_addr constant [5 x i8] c"err\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [100 x i8], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca double, align 8
  %13 = alloca [20 x i8], align 16
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i16, align 2
  %19 = alloca ptr, align 8
  %20 = alloca [7 x i32], align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca [7 x i8], align 1
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  %29 = alloca %struct.div_t, align 4
  %30 = alloca %struct.ldiv_t, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca x86_fp80, align 16
  %35 = alloca i128, align 16
  %36 = alloca %struct.tm, align 8
  %37 = alloca i64, align 8
  %38 = alloca [50 x i8], align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9)
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef 1, i32 noundef 8, i32 noundef 8, i32 noundef 255, i32 noundef 255, i32 noundef 255, i32 noundef 255, i32 noundef 0)
  %41 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef -56, i32 noundef 4464, i64 noundef 1099511627776, i64 noundef -4611686018427387904, i64 noundef 5, i64 noundef 6, i64 noundef 7)
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef 97, i32 noundef 98, i32 noundef 99, ptr noundef @.str.4, ptr noundef @.str.5, ptr noundef @.str.6, ptr noundef @.str.7, ptr noundef @.str.7)
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, double noundef 3.141590e+00, double noundef 2.500000e+00, double noundef 2.500000e-01, double noundef 1.500000e+00, double noundef 1.500000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 0x40C81CD6C8B43958, double noundef 1.200000e-04, double noundef 1.000000e+100, double noundef 1.000000e+05, double noundef 1.000000e+06, double noundef 1.000000e-05, double noundef 1.000000e-04, double noundef 1.000000e+00, double noundef 1.000000e-10)
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef 1.000000e+00, double noundef 1.000000e-01, double noundef -3.500000e+00, double noundef 1.999000e+00, double noundef 2.555000e+02)
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000, double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000, double noundef -0.000000e+00)
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, x86_fp80 noundef 0xK3FFFC000000000000000, x86_fp80 noundef 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 noundef 0xK73E6D1BA8323FE558C61, x86_fp80 noundef 0xK0C179C3D73864F3805C0, x86_fp80 noundef 0xK3FFBCCCCCCCCCCCCCCCD)
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef null, ptr noundef inttoptr (i64 16 to ptr), i32 noundef 5, i32 noundef 42, i32 noundef 5, i32 noundef 42, i32 noundef 2, double noundef 3.141590e+00, i32 noundef -6, i32 noundef 7)
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %6)
  %49 = load i32, ptr %6, align 4
  %50 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %49)
  call void (ptr, ...) @say(ptr noundef @.str.15, i32 noundef 1, ptr noundef @.str.16, double noundef 3.000000e+00, i64 noundef 4, i32 noundef 53, double noundef 6.500000e+00)
  call void (ptr, ...) @say(ptr noundef @.str.17, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, double noundef 1.000000e+01, i32 noundef 11)
  %51 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %52 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %51, i64 noundef 10, ptr noundef @.str.18, ptr noundef @.str.19) #13
  store i32 %52, ptr %8, align 4
  %53 = load i32, ptr %8, align 4
  %54 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %53, ptr noundef %54)
  %56 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 0
  %57 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.21, ptr noundef @.str.22, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %56, ptr noundef %14, ptr noundef %16) #13
  store i32 %57, ptr %8, align 4
  %58 = load i32, ptr %8, align 4
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %10, align 4
  %61 = load float, ptr %11, align 4
  %62 = fpext float %61 to double
  %63 = load double, ptr %12, align 8
  %64 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 0
  %65 = load i64, ptr %14, align 8
  %66 = load i8, ptr %16, align 1
  %67 = sext i8 %66 to i32
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %58, i32 noundef %59, i32 noundef %60, double noundef %62, double noundef %63, ptr noundef %64, i64 noundef %65, i32 noundef %67)
  %69 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 0
  %70 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %71 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.24, ptr noundef @.str.25, ptr noundef %69, ptr noundef %15, ptr noundef %70, ptr noundef %17) #13
  store i32 %71, ptr %8, align 4
  %72 = load i32, ptr %8, align 4
  %73 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 0
  %74 = load i32, ptr %15, align 4
  %75 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %76 = load i8, ptr %17, align 1
  %77 = sext i8 %76 to i32
  %78 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, i32 noundef %72, ptr noundef %73, i32 noundef %74, ptr noundef %75, i32 noundef %77)
  %79 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.27, ptr noundef @.str.28, ptr noundef %18, ptr noundef %6) #13
  store i32 %79, ptr %8, align 4
  %80 = load i32, ptr %8, align 4
  %81 = load i16, ptr %18, align 2
  %82 = sext i16 %81 to i32
  %83 = load i32, ptr %6, align 4
  %84 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef %80, i32 noundef %82, i32 noundef %83)
  %85 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.30, ptr noundef @.str.31, ptr noundef %9) #13
  store i32 %85, ptr %8, align 4
  %86 = load i32, ptr %8, align 4
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %86)
  %88 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.32, ptr noundef @.str.31, ptr noundef %9) #13
  store i32 %88, ptr %8, align 4
  %89 = load i32, ptr %8, align 4
  %90 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %89)
  %91 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.33, ptr noundef @.str.34, ptr noundef %15, ptr noundef %9, ptr noundef %10) #13
  store i32 %91, ptr %8, align 4
  %92 = load i32, ptr %8, align 4
  %93 = load i32, ptr %15, align 4
  %94 = load i32, ptr %9, align 4
  %95 = load i32, ptr %10, align 4
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.35, i32 noundef %92, i32 noundef %93, i32 noundef %94, i32 noundef %95)
  %97 = call ptr @__errno_location() #14
  store i32 0, ptr %97, align 4
  %98 = call i64 @strtol(ptr noundef @.str.36, ptr noundef %19, i32 noundef 10) #13
  store i64 %98, ptr %14, align 8
  %99 = load i64, ptr %14, align 8
  %100 = load ptr, ptr %19, align 8
  %101 = call ptr @__errno_location() #14
  %102 = load i32, ptr %101, align 4
  %103 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, i64 noundef %99, ptr noundef %100, i32 noundef %102)
  %104 = call i64 @strtol(ptr noundef @.str.38, ptr noundef %19, i32 noundef 0) #13
  store i64 %104, ptr %14, align 8
  %105 = load i64, ptr %14, align 8
  %106 = load ptr, ptr %19, align 8
  %107 = call i32 (ptr, ...) @printf(ptr noundef @.str.39, i64 noundef %105, ptr noundef %106)
  %108 = call i64 @strtol(ptr noundef @.str.40, ptr noundef %19, i32 noundef 10) #13
  store i64 %108, ptr %14, align 8
  %109 = load i64, ptr %14, align 8
  %110 = call ptr @__errno_location() #14
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %111, 34
  %113 = zext i1 %112 to i32
  %114 = call i32 (ptr, ...) @printf(ptr noundef @.str.41, i64 noundef %109, i32 noundef %113)
  %115 = call i64 @strtoul(ptr noundef @.str.43, ptr noundef null, i32 noundef 10) #13
  %116 = call i32 (ptr, ...) @printf(ptr noundef @.str.42, i64 noundef %115)
  %117 = call i32 @atoi(ptr noundef @.str.45) #15
  %118 = call i64 @atol(ptr noundef @.str.46) #15
  %119 = call double @atof(ptr noundef @.str.47) #15
  %120 = call double @strtod(ptr noundef @.str.48, ptr noundef null) #13
  %121 = call i32 (ptr, ...) @printf(ptr noundef @.str.44, i32 noundef %117, i64 noundef %118, double noundef %119, double noundef %120)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 @__const.main.v, i64 28, i1 false)
  %122 = getelementptr inbounds [7 x i32], ptr %20, i64 0, i64 0
  call void @qsort(ptr noundef %122, i64 noundef 7, i64 noundef 4, ptr noundef @cmp)
  store i32 0, ptr %21, align 4
  br label %123

123:                                              ; preds = %132, %2
  %124 = load i32, ptr %21, align 4
  %125 = icmp slt i32 %124, 7
  br i1 %125, label %126, label %135

126:                                              ; preds = %123
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [7 x i32], ptr %20, i64 0, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = call i32 (ptr, ...) @printf(ptr noundef @.str.49, i32 noundef %130)
  br label %132

132:                                              ; preds = %126
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %123

135:                                              ; preds = %123
  store i32 7, ptr %22, align 4
  %136 = getelementptr inbounds [7 x i32], ptr %20, i64 0, i64 0
  %137 = call ptr @bsearch(ptr noundef %22, ptr noundef %136, i64 noundef 7, i64 noundef 4, ptr noundef @cmp)
  %138 = getelementptr inbounds [7 x i32], ptr %20, i64 0, i64 0
  %139 = ptrtoint ptr %137 to i64
  %140 = ptrtoint ptr %138 to i64
  %141 = sub i64 %139, %140
  %142 = sdiv exact i64 %141, 4
  %143 = call i32 (ptr, ...) @printf(ptr noundef @.str.50, i64 noundef %142)
  %144 = call ptr @strchr(ptr noundef @.str.52, i32 noundef 108) #15
  %145 = call ptr @strrchr(ptr noundef @.str.52, i32 noundef 108) #15
  %146 = call ptr @strstr(ptr noundef @.str.53, ptr noundef @.str.54) #15
  %147 = call i32 (ptr, ...) @printf(ptr noundef @.str.51, ptr noundef %144, ptr noundef %145, ptr noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 1 @__const.main.t, i64 7, i1 false)
  %148 = getelementptr inbounds [7 x i8], ptr %23, i64 0, i64 0
  %149 = call ptr @strtok(ptr noundef %148, ptr noundef @.str.55) #13
  store ptr %149, ptr %24, align 8
  br label %150

150:                                              ; preds = %156, %135
  %151 = load ptr, ptr %24, align 8
  %152 = icmp ne ptr %151, null
  br i1 %152, label %153, label %158

153:                                              ; preds = %150
  %154 = load ptr, ptr %24, align 8
  %155 = call i32 (ptr, ...) @printf(ptr noundef @.str.56, ptr noundef %154)
  br label %156

156:                                              ; preds = %153
  %157 = call ptr @strtok(ptr noundef null, ptr noundef @.str.55) #13
  store ptr %157, ptr %24, align 8
  br label %150

158:                                              ; preds = %150
  %159 = call i32 @puts(ptr noundef @.str.30)
  %160 = call i64 @strspn(ptr noundef @.str.58, ptr noundef @.str.59) #15
  %161 = call i64 @strcspn(ptr noundef @.str.60, ptr noundef @.str.61) #15
  %162 = call ptr @strpbrk(ptr noundef @.str.52, ptr noundef @.str.62) #15
  %163 = call i32 (ptr, ...) @printf(ptr noundef @.str.57, i64 noundef %160, i64 noundef %161, ptr noundef %162)
  %164 = call i32 @strcasecmp(ptr noundef @.str.64, ptr noundef @.str.65) #15
  %165 = call i32 (ptr, ...) @printf(ptr noundef @.str.63, i32 noundef 1, i32 noundef 0, i32 noundef 1, i32 noundef %164)
  %166 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %167 = call ptr @strcpy(ptr noundef %166, ptr noundef @.str.66) #13
  %168 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %169 = call ptr @strcat(ptr noundef %168, ptr noundef @.str.67) #13
  %170 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %171 = call ptr @strncat(ptr noundef %170, ptr noundef @.str.68, i64 noundef 3) #13
  %172 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %173 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %174 = call i64 @strlen(ptr noundef %173) #15
  %175 = call i32 (ptr, ...) @printf(ptr noundef @.str.69, ptr noundef %172, i64 noundef %174)
  %176 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %177 = getelementptr inbounds i8, ptr %176, i64 1
  %178 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %177, ptr align 16 %178, i64 5, i1 false)
  %179 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %180 = call i32 (ptr, ...) @printf(ptr noundef @.str.70, ptr noundef %179)
  %181 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 0
  %182 = call ptr @strncpy(ptr noundef %181, ptr noundef @.str.71, i64 noundef 4) #13
  %183 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 4
  store i8 0, ptr %183, align 4
  %184 = getelementptr inbounds [20 x i8], ptr %13, i64 0, i64 0
  %185 = call i32 (ptr, ...) @printf(ptr noundef @.str.70, ptr noundef %184)
  %186 = call noalias ptr @strdup(ptr noundef @.str.72) #13
  store ptr %186, ptr %25, align 8
  %187 = load ptr, ptr %25, align 8
  %188 = call i32 (ptr, ...) @printf(ptr noundef @.str.70, ptr noundef %187)
  %189 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %189) #13
  store i32 0, ptr %26, align 4
  br label %190

190:                                              ; preds = %229, %158
  %191 = load i32, ptr %26, align 4
  %192 = icmp slt i32 %191, 128
  br i1 %192, label %193, label %232

193:                                              ; preds = %190
  %194 = call ptr @__ctype_b_loc() #14
  %195 = load ptr, ptr %194, align 8
  %196 = load i32, ptr %26, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i16, ptr %195, i64 %197
  %199 = load i16, ptr %198, align 2
  %200 = zext i16 %199 to i32
  %201 = and i32 %200, 1024
  %202 = icmp ne i32 %201, 0
  %203 = zext i1 %202 to i32
  %204 = call ptr @__ctype_b_loc() #14
  %205 = load ptr, ptr %204, align 8
  %206 = load i32, ptr %26, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds i16, ptr %205, i64 %207
  %209 = load i16, ptr %208, align 2
  %210 = zext i16 %209 to i32
  %211 = and i32 %210, 2048
  %212 = icmp ne i32 %211, 0
  %213 = zext i1 %212 to i32
  %214 = shl i32 %213, 1
  %215 = or i32 %203, %214
  %216 = call ptr @__ctype_b_loc() #14
  %217 = load ptr, ptr %216, align 8
  %218 = load i32, ptr %26, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds i16, ptr %217, i64 %219
  %221 = load i16, ptr %220, align 2
  %222 = zext i16 %221 to i32
  %223 = and i32 %222, 8192
  %224 = icmp ne i32 %223, 0
  %225 = zext i1 %224 to i32
  %226 = shl i32 %225, 2
  %227 = or i32 %215, %226
  %228 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, i32 noundef %227)
  br label %229

229:                                              ; preds = %193
  %230 = load i32, ptr %26, align 4
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %26, align 4
  br label %190

232:                                              ; preds = %190
  %233 = call i32 @puts(ptr noundef @.str.30)
  %234 = call i32 @toupper(i32 noundef 97) #15
  %235 = call i32 @tolower(i32 noundef 90) #15
  %236 = call i32 (ptr, ...) @printf(ptr noundef @.str.73, i32 noundef %234, i32 noundef %235)
  call void @srand(i32 noundef 1) #13
  %237 = call i32 @rand() #13
  %238 = call i32 @rand() #13
  %239 = call i32 @rand() #13
  %240 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef %237, i32 noundef %238, i32 noundef %239)
  call void @srand(i32 noundef 42) #13
  %241 = call i32 @rand() #13
  %242 = call i32 @rand() #13
  %243 = srem i32 %242, 100
  %244 = call i32 (ptr, ...) @printf(ptr noundef @.str.74, i32 noundef %241, i32 noundef %243)
  %245 = call double @llvm.sin.f64(double 1.000000e+00)
  %246 = call double @llvm.cos.f64(double 1.000000e+00)
  %247 = call double @llvm.tan.f64(double 1.000000e+00)
  %248 = call double @atan2(double noundef 1.000000e+00, double noundef 2.000000e+00) #14
  %249 = call i32 (ptr, ...) @printf(ptr noundef @.str.75, double noundef %245, double noundef %246, double noundef %247, double noundef %248)
  %250 = call double @llvm.pow.f64(double 2.000000e+00, double 5.000000e-01)
  %251 = call double @llvm.exp.f64(double 1.000000e+00)
  %252 = call double @llvm.log.f64(double 1.000000e+01)
  %253 = call i32 (ptr, ...) @printf(ptr noundef @.str.76, double noundef %250, double noundef %251, double noundef %252)
  %254 = call double @llvm.floor.f64(double -1.500000e+00)
  %255 = call double @llvm.ceil.f64(double -1.500000e+00)
  %256 = call double @llvm.round.f64(double 2.500000e+00)
  %257 = call double @llvm.trunc.f64(double -2.700000e+00)
  %258 = call i32 (ptr, ...) @printf(ptr noundef @.str.77, double noundef %254, double noundef %255, double noundef %256, double noundef %257, double noundef 1.000000e+00)
  %259 = call double @llvm.fabs.f64(double -1.000000e+00)
  %260 = call double @llvm.sqrt.f64(double 2.000000e+00)
  %261 = call double @hypot(double noundef 3.000000e+00, double noundef 4.000000e+00) #14
  %262 = call i32 (ptr, ...) @printf(ptr noundef @.str.78, double noundef %259, double noundef %260, double noundef %261)
  %263 = call double @frexp(double noundef 1.000000e+01, ptr noundef %27) #13
  %264 = call i32 (ptr, ...) @printf(ptr noundef @.str.79, double noundef %263)
  %265 = load i32, ptr %27, align 4
  %266 = call double @ldexp(double noundef 5.000000e-01, i32 noundef 4) #14
  %267 = call i32 (ptr, ...) @printf(ptr noundef @.str.80, i32 noundef %265, double noundef %266)
  %268 = call double @modf(double noundef 3.750000e+00, ptr noundef %28) #13
  %269 = call i32 (ptr, ...) @printf(ptr noundef @.str.81, double noundef %268)
  %270 = load double, ptr %28, align 8
  %271 = call i32 (ptr, ...) @printf(ptr noundef @.str.82, double noundef %270)
  %272 = call ptr @__errno_location() #14
  store i32 0, ptr %272, align 4
  %273 = call double @llvm.sqrt.f64(double -1.000000e+00)
  %274 = call ptr @__errno_location() #14
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, 33
  %277 = zext i1 %276 to i32
  %278 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %277)
  %279 = call ptr @__errno_location() #14
  store i32 0, ptr %279, align 4
  %280 = call double @llvm.log.f64(double 0.000000e+00)
  %281 = fcmp oeq double %280, 0xFFF0000000000000
  br i1 %281, label %282, label %286

282:                                              ; preds = %232
  %283 = call ptr @__errno_location() #14
  %284 = load i32, ptr %283, align 4
  %285 = icmp eq i32 %284, -1
  br label %286

286:                                              ; preds = %282, %232
  %287 = phi i1 [ false, %232 ], [ %285, %282 ]
  %288 = zext i1 %287 to i32
  %289 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %288)
  %290 = call noalias ptr @fopen(ptr noundef @.str.83, ptr noundef @.str.84)
  %291 = icmp eq ptr %290, null
  br i1 %291, label %292, label %296

292:                                              ; preds = %286
  %293 = call ptr @__errno_location() #14
  %294 = load i32, ptr %293, align 4
  %295 = icmp eq i32 %294, 2
  br label %296

296:                                              ; preds = %292, %286
  %297 = phi i1 [ false, %286 ], [ %295, %292 ]
  %298 = zext i1 %297 to i32
  %299 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %298)
  %300 = call ptr @strerror(i32 noundef 2) #13
  %301 = call ptr @strerror(i32 noundef 22) #13
  %302 = call i32 (ptr, ...) @printf(ptr noundef @.str.85, ptr noundef %300, ptr noundef %301)
  %303 = call i64 @div(i32 noundef 17, i32 noundef 5) #14
  store i64 %303, ptr %29, align 4
  %304 = call { i64, i64 } @ldiv(i64 noundef -17, i64 noundef 5) #14
  %305 = getelementptr inbounds { i64, i64 }, ptr %30, i32 0, i32 0
  %306 = extractvalue { i64, i64 } %304, 0
  store i64 %306, ptr %305, align 8
  %307 = getelementptr inbounds { i64, i64 }, ptr %30, i32 0, i32 1
  %308 = extractvalue { i64, i64 } %304, 1
  store i64 %308, ptr %307, align 8
  %309 = getelementptr inbounds %struct.div_t, ptr %29, i32 0, i32 0
  %310 = load i32, ptr %309, align 4
  %311 = getelementptr inbounds %struct.div_t, ptr %29, i32 0, i32 1
  %312 = load i32, ptr %311, align 4
  %313 = getelementptr inbounds %struct.ldiv_t, ptr %30, i32 0, i32 0
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds %struct.ldiv_t, ptr %30, i32 0, i32 1
  %316 = load i64, ptr %315, align 8
  %317 = call i32 (ptr, ...) @printf(ptr noundef @.str.86, i32 noundef %310, i32 noundef %312, i64 noundef %314, i64 noundef %316)
  %318 = call i32 @llvm.abs.i32(i32 -3, i1 true)
  %319 = call i64 @llvm.abs.i64(i64 -4, i1 true)
  %320 = call i32 (ptr, ...) @printf(ptr noundef @.str.87, i32 noundef %318, i64 noundef %319)
  %321 = call i32 @_setjmp(ptr noundef @jb) #16
  store i32 %321, ptr %8, align 4
  %322 = icmp ne i32 %321, 0
  br i1 %322, label %325, label %323

323:                                              ; preds = %296
  %324 = call i32 @depth(i32 noundef 10)
  br label %325

325:                                              ; preds = %323, %296
  %326 = load i32, ptr %8, align 4
  %327 = call i32 (ptr, ...) @printf(ptr noundef @.str.88, i32 noundef %326)
  %328 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 4) #17
  store ptr %328, ptr %31, align 8
  %329 = load ptr, ptr %31, align 8
  %330 = getelementptr inbounds i32, ptr %329, i64 9
  %331 = load i32, ptr %330, align 4
  %332 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %331)
  %333 = load ptr, ptr %31, align 8
  %334 = call ptr @realloc(ptr noundef %333, i64 noundef 4000) #18
  store ptr %334, ptr %31, align 8
  %335 = load ptr, ptr %31, align 8
  %336 = getelementptr inbounds i32, ptr %335, i64 9
  %337 = load i32, ptr %336, align 4
  %338 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %337)
  %339 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %339) #13
  %340 = call noalias align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef 128) #18
  store ptr %340, ptr %32, align 8
  %341 = load ptr, ptr %32, align 8
  %342 = ptrtoint ptr %341 to i64
  %343 = urem i64 %342, 64
  %344 = trunc i64 %343 to i32
  %345 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %344)
  %346 = load ptr, ptr %32, align 8
  call void @free(ptr noundef %346) #13
  %347 = call noalias ptr @tmpfile()
  store ptr %347, ptr %33, align 8
  %348 = load ptr, ptr %33, align 8
  %349 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %348, ptr noundef @.str.89, i32 noundef 3) #13
  %350 = load ptr, ptr %33, align 8
  call void @rewind(ptr noundef %350)
  br label %351

351:                                              ; preds = %356, %325
  %352 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %353 = load ptr, ptr %33, align 8
  %354 = call ptr @fgets(ptr noundef %352, i32 noundef 100, ptr noundef %353)
  %355 = icmp ne ptr %354, null
  br i1 %355, label %356, label %359

356:                                              ; preds = %351
  %357 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %358 = call i32 (ptr, ...) @printf(ptr noundef @.str.90, ptr noundef %357)
  br label %351

359:                                              ; preds = %351
  %360 = load ptr, ptr %33, align 8
  %361 = call i32 @feof(ptr noundef %360) #13
  %362 = icmp ne i32 %361, 0
  %363 = zext i1 %362 to i32
  %364 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %363)
  %365 = load ptr, ptr %33, align 8
  %366 = call i32 @fseek(ptr noundef %365, i64 noundef 2, i32 noundef 0)
  %367 = load ptr, ptr %33, align 8
  %368 = call i32 @fgetc(ptr noundef %367)
  %369 = load ptr, ptr %33, align 8
  %370 = call i64 @ftell(ptr noundef %369)
  %371 = call i32 (ptr, ...) @printf(ptr noundef @.str.91, i32 noundef %368, i64 noundef %370)
  %372 = load ptr, ptr %33, align 8
  %373 = call i32 @ungetc(i32 noundef 81, ptr noundef %372)
  %374 = load ptr, ptr %33, align 8
  %375 = call i32 @getc(ptr noundef %374)
  %376 = call i32 (ptr, ...) @printf(ptr noundef @.str.92, i32 noundef %375)
  %377 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %378 = load ptr, ptr %33, align 8
  %379 = call i64 @fread(ptr noundef %377, i64 noundef 1, i64 noundef 3, ptr noundef %378)
  %380 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 3
  store i8 0, ptr %380, align 1
  %381 = getelementptr inbounds [100 x i8], ptr %7, i64 0, i64 0
  %382 = call i32 (ptr, ...) @printf(ptr noundef @.str.93, ptr noundef %381)
  %383 = load ptr, ptr %33, align 8
  %384 = call i32 @fclose(ptr noundef %383)
  store x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, ptr %34, align 16
  %385 = load x86_fp80, ptr %34, align 16
  %386 = fmul x86_fp80 %385, 0xK4000C000000000000000
  store x86_fp80 %386, ptr %34, align 16
  %387 = load x86_fp80, ptr %34, align 16
  %388 = load x86_fp80, ptr %34, align 16
  %389 = fmul x86_fp80 %388, 0xK4005C800000000000000
  %390 = fptosi x86_fp80 %389 to i32
  %391 = call i32 (ptr, ...) @printf(ptr noundef @.str.94, x86_fp80 noundef %387, i32 noundef %390)
  store i128 1267650600228229401496703205376, ptr %35, align 16
  %392 = load i128, ptr %35, align 16
  %393 = sdiv i128 %392, 7
  store i128 %393, ptr %35, align 16
  %394 = load i128, ptr %35, align 16
  %395 = trunc i128 %394 to i64
  %396 = call i32 (ptr, ...) @printf(ptr noundef @.str.95, i64 noundef %395)
  call void @llvm.memset.p0.i64(ptr align 8 %36, i8 0, i64 56, i1 false)
  store i64 31536000, ptr %37, align 8
  %397 = call ptr @gmtime(ptr noundef %37) #13
  %398 = getelementptr inbounds %struct.tm, ptr %397, i32 0, i32 5
  %399 = load i32, ptr %398, align 4
  %400 = call ptr @gmtime(ptr noundef %37) #13
  %401 = getelementptr inbounds %struct.tm, ptr %400, i32 0, i32 4
  %402 = load i32, ptr %401, align 8
  %403 = call ptr @gmtime(ptr noundef %37) #13
  %404 = getelementptr inbounds %struct.tm, ptr %403, i32 0, i32 3
  %405 = load i32, ptr %404, align 4
  %406 = call ptr @gmtime(ptr noundef %37) #13
  %407 = getelementptr inbounds %struct.tm, ptr %406, i32 0, i32 6
  %408 = load i32, ptr %407, align 8
  %409 = call i32 (ptr, ...) @printf(ptr noundef @.str.63, i32 noundef %399, i32 noundef %402, i32 noundef %405, i32 noundef %408)
  %410 = getelementptr inbounds %struct.tm, ptr %36, i32 0, i32 5
  store i32 100, ptr %410, align 4
  %411 = getelementptr inbounds %struct.tm, ptr %36, i32 0, i32 4
  store i32 1, ptr %411, align 8
  %412 = getelementptr inbounds %struct.tm, ptr %36, i32 0, i32 3
  store i32 30, ptr %412, align 4
  %413 = call i64 @timegm(ptr noundef %36) #13
  %414 = call i32 (ptr, ...) @printf(ptr noundef @.str.50, i64 noundef %413)
  br label %415

415:                                              ; preds = %420, %359
  %416 = getelementptr inbounds [50 x i8], ptr %38, i64 0, i64 0
  %417 = load ptr, ptr @stdin, align 8
  %418 = call ptr @fgets(ptr noundef %416, i32 noundef 50, ptr noundef %417)
  %419 = icmp ne ptr %418, null
  br i1 %419, label %420, label %423

420:                                              ; preds = %415
  %421 = getelementptr inbounds [50 x i8], ptr %38, i64 0, i64 0
  %422 = call i32 (ptr, ...) @printf(ptr noundef @.str.96, ptr noundef %421)
  br label %415

423:                                              ; preds = %415
  %424 = call i32 @getchar()
  %425 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %424)
  %426 = load ptr, ptr @stdout, align 8
  %427 = call i32 @fputs(ptr noundef @.str.97, ptr noundef %426)
  %428 = call i32 @putchar(i32 noundef 33)
  %429 = load ptr, ptr @stdout, align 8
  %430 = call i32 @putc(i32 noundef 10, ptr noundef %429)
  %431 = load ptr, ptr @stderr, align 8
  %432 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %431, ptr noundef @.str.98) #13
  ret i32 7
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @say(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %4)
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6) #13
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %8)
  ret void
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare double @atof(ptr noundef) #4

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @cmp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp sgt i32 %11, %12
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  %18 = zext i1 %17 to i32
  %19 = sub nsw i32 %14, %18
  ret i32 %19
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strrchr(ptr noundef, i32 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #2

declare i32 @puts(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strspn(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strcspn(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strpbrk(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcasecmp(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @tolower(i32 noundef) #4

; Function Attrs: nounwind
declare void @srand(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @rand() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tan.f64(double) #6

; Function Attrs: nounwind willreturn memory(none)
declare double @atan2(double noundef, double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

; Function Attrs: nounwind willreturn memory(none)
declare double @hypot(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare double @ldexp(double noundef, i32 noundef) #3

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) #2

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare ptr @strerror(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i64 @div(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare { i64, i64 } @ldiv(i64 noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #6

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @longjmp(ptr noundef @jb, i32 noundef 5) #19
  unreachable

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = sub nsw i32 %7, 1
  %9 = call i32 @depth(i32 noundef %8)
  %10 = add nsw i32 %9, 1
  ret i32 %10
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #8

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #9

; Function Attrs: nounwind allocsize(1)
declare noalias ptr @aligned_alloc(i64 noundef, i64 noundef) #9

declare noalias ptr @tmpfile() #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare void @rewind(ptr noundef) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @feof(ptr noundef) #2

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @fgetc(ptr noundef) #1

declare i64 @ftell(ptr noundef) #1

declare i32 @ungetc(i32 noundef, ptr noundef) #1

declare i32 @getc(ptr noundef) #1

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: nounwind
declare ptr @gmtime(ptr noundef) #2

; Function Attrs: nounwind
declare i64 @timegm(ptr noundef) #2

declare i32 @getchar() #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @putchar(i32 noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #11

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #11

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #12

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind willreturn }
attributes #12 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(none) }
attributes #15 = { nounwind willreturn memory(read) }
attributes #16 = { nounwind returns_twice }
attributes #17 = { nounwind allocsize(0,1) }
attributes #18 = { nounwind allocsize(1) }
attributes #19 = { noreturn nounwind }


