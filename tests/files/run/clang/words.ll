; test: words put together bit by bit, byte by byte and half by half, and what is nearly so
; stdout: products 322960d185e22f77
; stdout: bits 2f366d7282255f09
; stdout: choices edb4e910c9b687df
; stdout: floats 8d3a0558ae101ae1
; stdout: loads 0c1557b655842173
; stdout: stores 159984ff96ed7e35
; exit: 0

@__const.main.some = private unnamed_addr constant [14 x i64] [i64 0, i64 1, i64 2, i64 3, i64 128, i64 255, i64 2147483647, i64 2147483648, i64 4294967295, i64 4294967296, i64 9223372036854775807, i64 -9223372036854775808, i64 -1, i64 6148914691236517205], align 16
@.str = private unnamed_addr constant [9 x i8] c"products\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"bits\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"choices\00", align 1
@__const.main.ds = private unnamed_addr constant [9 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.000000e+00, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000001, double 0xFFF8000000000002, double 3.500000e+00], align 16
@.str.3 = private unnamed_addr constant [7 x i8] c"floats\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"loads\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"stores\00", align 1
@sum = internal global i64 0, align 8
@seed = internal global i64 88172645463325252, align 8
@.str.6 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mulhu(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = zext i64 %5 to i128
  %7 = load i64, ptr %4, align 8
  %8 = zext i64 %7 to i128
  %9 = mul i128 %6, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mulhs(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = sext i64 %5 to i128
  %7 = load i64, ptr %4, align 8
  %8 = sext i64 %7 to i128
  %9 = mul nsw i128 %6, %8
  %10 = ashr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @mulhs32(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %6, %8
  %10 = ashr i64 %9, 32
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mh1(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %14 = load i64, ptr %3, align 8
  %15 = trunc i64 %14 to i32
  %16 = zext i32 %15 to i64
  store i64 %16, ptr %5, align 8
  %17 = load i64, ptr %3, align 8
  %18 = lshr i64 %17, 32
  store i64 %18, ptr %6, align 8
  %19 = load i64, ptr %4, align 8
  %20 = trunc i64 %19 to i32
  %21 = zext i32 %20 to i64
  store i64 %21, ptr %7, align 8
  %22 = load i64, ptr %4, align 8
  %23 = lshr i64 %22, 32
  store i64 %23, ptr %8, align 8
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %7, align 8
  %26 = mul i64 %24, %25
  store i64 %26, ptr %9, align 8
  %27 = load i64, ptr %6, align 8
  %28 = load i64, ptr %7, align 8
  %29 = mul i64 %27, %28
  store i64 %29, ptr %10, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %8, align 8
  %32 = mul i64 %30, %31
  store i64 %32, ptr %11, align 8
  %33 = load i64, ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 %33, %34
  store i64 %35, ptr %12, align 8
  %36 = load i64, ptr %9, align 8
  %37 = lshr i64 %36, 32
  %38 = load i64, ptr %10, align 8
  %39 = trunc i64 %38 to i32
  %40 = zext i32 %39 to i64
  %41 = add i64 %37, %40
  %42 = load i64, ptr %11, align 8
  %43 = add i64 %41, %42
  store i64 %43, ptr %13, align 8
  %44 = load i64, ptr %10, align 8
  %45 = lshr i64 %44, 32
  %46 = load i64, ptr %13, align 8
  %47 = lshr i64 %46, 32
  %48 = add i64 %45, %47
  %49 = load i64, ptr %12, align 8
  %50 = add i64 %48, %49
  ret i64 %50
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mh2(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %13 = load i64, ptr %3, align 8
  %14 = and i64 %13, 4294967295
  store i64 %14, ptr %5, align 8
  %15 = load i64, ptr %3, align 8
  %16 = lshr i64 %15, 32
  store i64 %16, ptr %6, align 8
  %17 = load i64, ptr %4, align 8
  %18 = and i64 %17, 4294967295
  store i64 %18, ptr %7, align 8
  %19 = load i64, ptr %4, align 8
  %20 = lshr i64 %19, 32
  store i64 %20, ptr %8, align 8
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %7, align 8
  %23 = mul i64 %21, %22
  store i64 %23, ptr %9, align 8
  %24 = load i64, ptr %9, align 8
  %25 = lshr i64 %24, 32
  store i64 %25, ptr %10, align 8
  %26 = load i64, ptr %6, align 8
  %27 = load i64, ptr %7, align 8
  %28 = mul i64 %26, %27
  %29 = load i64, ptr %10, align 8
  %30 = add i64 %28, %29
  store i64 %30, ptr %9, align 8
  %31 = load i64, ptr %9, align 8
  %32 = and i64 %31, 4294967295
  store i64 %32, ptr %11, align 8
  %33 = load i64, ptr %9, align 8
  %34 = lshr i64 %33, 32
  store i64 %34, ptr %12, align 8
  %35 = load i64, ptr %5, align 8
  %36 = load i64, ptr %8, align 8
  %37 = mul i64 %35, %36
  %38 = load i64, ptr %11, align 8
  %39 = add i64 %37, %38
  store i64 %39, ptr %9, align 8
  %40 = load i64, ptr %9, align 8
  %41 = lshr i64 %40, 32
  store i64 %41, ptr %10, align 8
  %42 = load i64, ptr %6, align 8
  %43 = load i64, ptr %8, align 8
  %44 = mul i64 %42, %43
  %45 = load i64, ptr %12, align 8
  %46 = add i64 %44, %45
  %47 = load i64, ptr %10, align 8
  %48 = add i64 %46, %47
  ret i64 %48
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mh3(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %14 = load i64, ptr %3, align 8
  %15 = trunc i64 %14 to i32
  %16 = zext i32 %15 to i64
  store i64 %16, ptr %5, align 8
  %17 = load i64, ptr %3, align 8
  %18 = lshr i64 %17, 32
  store i64 %18, ptr %6, align 8
  %19 = load i64, ptr %4, align 8
  %20 = trunc i64 %19 to i32
  %21 = zext i32 %20 to i64
  store i64 %21, ptr %7, align 8
  %22 = load i64, ptr %4, align 8
  %23 = lshr i64 %22, 32
  store i64 %23, ptr %8, align 8
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %7, align 8
  %26 = mul i64 %24, %25
  store i64 %26, ptr %9, align 8
  %27 = load i64, ptr %6, align 8
  %28 = load i64, ptr %7, align 8
  %29 = mul i64 %27, %28
  store i64 %29, ptr %10, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %8, align 8
  %32 = mul i64 %30, %31
  store i64 %32, ptr %11, align 8
  %33 = load i64, ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 %33, %34
  store i64 %35, ptr %12, align 8
  %36 = load i64, ptr %9, align 8
  %37 = lshr i64 %36, 32
  %38 = load i64, ptr %10, align 8
  %39 = trunc i64 %38 to i32
  %40 = zext i32 %39 to i64
  %41 = add i64 %37, %40
  %42 = load i64, ptr %11, align 8
  %43 = trunc i64 %42 to i32
  %44 = zext i32 %43 to i64
  %45 = add i64 %41, %44
  store i64 %45, ptr %13, align 8
  %46 = load i64, ptr %12, align 8
  %47 = load i64, ptr %10, align 8
  %48 = lshr i64 %47, 32
  %49 = add i64 %46, %48
  %50 = load i64, ptr %11, align 8
  %51 = lshr i64 %50, 32
  %52 = add i64 %49, %51
  %53 = load i64, ptr %13, align 8
  %54 = lshr i64 %53, 32
  %55 = add i64 %52, %54
  ret i64 %55
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @mno(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %14 = load i64, ptr %3, align 8
  %15 = trunc i64 %14 to i32
  %16 = zext i32 %15 to i64
  store i64 %16, ptr %5, align 8
  %17 = load i64, ptr %3, align 8
  %18 = lshr i64 %17, 32
  store i64 %18, ptr %6, align 8
  %19 = load i64, ptr %4, align 8
  %20 = trunc i64 %19 to i32
  %21 = zext i32 %20 to i64
  store i64 %21, ptr %7, align 8
  %22 = load i64, ptr %4, align 8
  %23 = lshr i64 %22, 32
  store i64 %23, ptr %8, align 8
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %7, align 8
  %26 = mul i64 %24, %25
  store i64 %26, ptr %9, align 8
  %27 = load i64, ptr %6, align 8
  %28 = load i64, ptr %7, align 8
  %29 = mul i64 %27, %28
  store i64 %29, ptr %10, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %8, align 8
  %32 = mul i64 %30, %31
  store i64 %32, ptr %11, align 8
  %33 = load i64, ptr %6, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 %33, %34
  store i64 %35, ptr %12, align 8
  %36 = load i64, ptr %9, align 8
  %37 = lshr i64 %36, 32
  %38 = load i64, ptr %10, align 8
  %39 = trunc i64 %38 to i32
  %40 = zext i32 %39 to i64
  %41 = add i64 %37, %40
  %42 = load i64, ptr %10, align 8
  %43 = trunc i64 %42 to i32
  %44 = zext i32 %43 to i64
  %45 = add i64 %41, %44
  store i64 %45, ptr %13, align 8
  %46 = load i64, ptr %12, align 8
  %47 = load i64, ptr %10, align 8
  %48 = lshr i64 %47, 32
  %49 = add i64 %46, %48
  %50 = load i64, ptr %11, align 8
  %51 = lshr i64 %50, 32
  %52 = add i64 %49, %51
  %53 = load i64, ptr %13, align 8
  %54 = lshr i64 %53, 32
  %55 = add i64 %52, %54
  ret i64 %55
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pc32(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = lshr i32 %4, 1
  %6 = and i32 %5, 1431655765
  %7 = sub i32 %3, %6
  store i32 %7, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = and i32 %8, 858993459
  %10 = load i32, ptr %2, align 4
  %11 = lshr i32 %10, 2
  %12 = and i32 %11, 858993459
  %13 = add i32 %9, %12
  store i32 %13, ptr %2, align 4
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  %16 = lshr i32 %15, 4
  %17 = add i32 %14, %16
  %18 = and i32 %17, 252645135
  store i32 %18, ptr %2, align 4
  %19 = load i32, ptr %2, align 4
  %20 = mul i32 %19, 16843009
  %21 = lshr i32 %20, 24
  ret i32 %21
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pc64(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 1
  %5 = and i64 %4, 6148914691236517205
  %6 = load i64, ptr %2, align 8
  %7 = sub i64 %6, %5
  store i64 %7, ptr %2, align 8
  %8 = load i64, ptr %2, align 8
  %9 = and i64 %8, 3689348814741910323
  %10 = load i64, ptr %2, align 8
  %11 = lshr i64 %10, 2
  %12 = and i64 %11, 3689348814741910323
  %13 = add i64 %9, %12
  store i64 %13, ptr %2, align 8
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %2, align 8
  %16 = lshr i64 %15, 4
  %17 = add i64 %14, %16
  %18 = and i64 %17, 1085102592571150095
  store i64 %18, ptr %2, align 8
  %19 = load i64, ptr %2, align 8
  %20 = mul i64 %19, 72340172838076673
  %21 = lshr i64 %20, 56
  %22 = trunc i64 %21 to i32
  ret i32 %22
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pc32b(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = lshr i32 %4, 1
  %6 = and i32 %5, 1431655765
  %7 = sub i32 %3, %6
  store i32 %7, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = and i32 %8, 858993459
  %10 = load i32, ptr %2, align 4
  %11 = lshr i32 %10, 2
  %12 = and i32 %11, 858993459
  %13 = add i32 %9, %12
  store i32 %13, ptr %2, align 4
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  %16 = lshr i32 %15, 4
  %17 = add i32 %14, %16
  %18 = and i32 %17, 252645135
  store i32 %18, ptr %2, align 4
  %19 = load i32, ptr %2, align 4
  %20 = lshr i32 %19, 8
  %21 = load i32, ptr %2, align 4
  %22 = add i32 %21, %20
  store i32 %22, ptr %2, align 4
  %23 = load i32, ptr %2, align 4
  %24 = lshr i32 %23, 16
  %25 = load i32, ptr %2, align 4
  %26 = add i32 %25, %24
  store i32 %26, ptr %2, align 4
  %27 = load i32, ptr %2, align 4
  %28 = and i32 %27, 63
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pc64b(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = lshr i64 %4, 1
  %6 = and i64 %5, 6148914691236517205
  %7 = sub i64 %3, %6
  store i64 %7, ptr %2, align 8
  %8 = load i64, ptr %2, align 8
  %9 = and i64 %8, 3689348814741910323
  %10 = load i64, ptr %2, align 8
  %11 = lshr i64 %10, 2
  %12 = and i64 %11, 3689348814741910323
  %13 = add i64 %9, %12
  store i64 %13, ptr %2, align 8
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %2, align 8
  %16 = lshr i64 %15, 4
  %17 = add i64 %14, %16
  %18 = and i64 %17, 1085102592571150095
  store i64 %18, ptr %2, align 8
  %19 = load i64, ptr %2, align 8
  %20 = lshr i64 %19, 8
  %21 = load i64, ptr %2, align 8
  %22 = add i64 %21, %20
  store i64 %22, ptr %2, align 8
  %23 = load i64, ptr %2, align 8
  %24 = lshr i64 %23, 16
  %25 = load i64, ptr %2, align 8
  %26 = add i64 %25, %24
  store i64 %26, ptr %2, align 8
  %27 = load i64, ptr %2, align 8
  %28 = lshr i64 %27, 32
  %29 = load i64, ptr %2, align 8
  %30 = add i64 %29, %28
  store i64 %30, ptr %2, align 8
  %31 = load i64, ptr %2, align 8
  %32 = and i64 %31, 127
  %33 = trunc i64 %32 to i32
  ret i32 %33
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pcno(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = lshr i32 %4, 1
  %6 = and i32 %5, 1431655765
  %7 = sub i32 %3, %6
  store i32 %7, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = and i32 %8, 858993459
  %10 = load i32, ptr %2, align 4
  %11 = lshr i32 %10, 2
  %12 = and i32 %11, 858993459
  %13 = add i32 %9, %12
  store i32 %13, ptr %2, align 4
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  %16 = lshr i32 %15, 4
  %17 = add i32 %14, %16
  %18 = and i32 %17, 252645135
  store i32 %18, ptr %2, align 4
  %19 = load i32, ptr %2, align 4
  %20 = lshr i32 %19, 8
  %21 = load i32, ptr %2, align 4
  %22 = add i32 %21, %20
  store i32 %22, ptr %2, align 4
  %23 = load i32, ptr %2, align 4
  %24 = lshr i32 %23, 16
  %25 = load i32, ptr %2, align 4
  %26 = add i32 %25, %24
  store i32 %26, ptr %2, align 4
  %27 = load i32, ptr %2, align 4
  %28 = and i32 %27, 31
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pc32c(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, 1431655765
  %5 = load i32, ptr %2, align 4
  %6 = lshr i32 %5, 1
  %7 = and i32 %6, 1431655765
  %8 = add i32 %4, %7
  store i32 %8, ptr %2, align 4
  %9 = load i32, ptr %2, align 4
  %10 = and i32 %9, 858993459
  %11 = load i32, ptr %2, align 4
  %12 = lshr i32 %11, 2
  %13 = and i32 %12, 858993459
  %14 = add i32 %10, %13
  store i32 %14, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  %16 = and i32 %15, 252645135
  %17 = load i32, ptr %2, align 4
  %18 = lshr i32 %17, 4
  %19 = and i32 %18, 252645135
  %20 = add i32 %16, %19
  store i32 %20, ptr %2, align 4
  %21 = load i32, ptr %2, align 4
  %22 = and i32 %21, 16711935
  %23 = load i32, ptr %2, align 4
  %24 = lshr i32 %23, 8
  %25 = and i32 %24, 16711935
  %26 = add i32 %22, %25
  store i32 %26, ptr %2, align 4
  %27 = load i32, ptr %2, align 4
  %28 = and i32 %27, 65535
  %29 = load i32, ptr %2, align 4
  %30 = lshr i32 %29, 16
  %31 = and i32 %30, 65535
  %32 = add i32 %28, %31
  store i32 %32, ptr %2, align 4
  %33 = load i32, ptr %2, align 4
  ret i32 %33
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @kern(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %7, %1
  %5 = load i64, ptr %2, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = load i64, ptr %2, align 8
  %9 = sub i64 %8, 1
  %10 = load i64, ptr %2, align 8
  %11 = and i64 %10, %9
  store i64 %11, ptr %2, align 8
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %4

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @kern_once(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 5, ptr %3, align 4
  br label %4

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %2, align 4
  %6 = sub i32 %5, 1
  %7 = load i32, ptr %2, align 4
  %8 = and i32 %7, %6
  store i32 %8, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 %9, 3
  store i32 %10, ptr %3, align 4
  br label %11

11:                                               ; preds = %4
  %12 = load i32, ptr %2, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %4, label %14

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @shifts(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %2, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = and i32 %8, 1
  %10 = load i32, ptr %3, align 4
  %11 = add i32 %10, %9
  store i32 %11, ptr %3, align 4
  br label %12

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4
  %14 = lshr i32 %13, 1
  store i32 %14, ptr %2, align 4
  br label %4

15:                                               ; preds = %4
  %16 = load i32, ptr %3, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @length(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %10, %1
  %5 = load i32, ptr %2, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %3, align 4
  br label %10

10:                                               ; preds = %7
  %11 = load i32, ptr %2, align 4
  %12 = lshr i32 %11, 1
  store i32 %12, ptr %2, align 4
  br label %4

13:                                               ; preds = %4
  %14 = load i32, ptr %3, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @abs1(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = sub nsw i32 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i32 [ %7, %5 ], [ %9, %8 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @abs2(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = ashr i32 %4, 31
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = load i32, ptr %3, align 4
  %8 = xor i32 %6, %7
  %9 = load i32, ptr %3, align 4
  %10 = sub nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @abs3(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = ashr i64 %4, 63
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %2, align 8
  %7 = load i64, ptr %3, align 8
  %8 = add nsw i64 %6, %7
  %9 = load i64, ptr %3, align 8
  %10 = xor i64 %8, %9
  ret i64 %10
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @nabs(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  br label %10

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4
  %9 = sub nsw i32 0, %8
  br label %10

10:                                               ; preds = %7, %5
  %11 = phi i32 [ %6, %5 ], [ %9, %7 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @imin(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @umax(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp ugt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @f1(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp olt double %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load double, ptr %3, align 8
  br label %12

10:                                               ; preds = %2
  %11 = load double, ptr %4, align 8
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi double [ %9, %8 ], [ %11, %10 ]
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @f2(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp olt double %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load double, ptr %4, align 8
  br label %12

10:                                               ; preds = %2
  %11 = load double, ptr %3, align 8
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi double [ %9, %8 ], [ %11, %10 ]
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @f3(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp ole double %5, %6
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = load double, ptr %3, align 8
  br label %12

10:                                               ; preds = %2
  %11 = load double, ptr %4, align 8
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi double [ %9, %8 ], [ %11, %10 ]
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @f4(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp ole double %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load double, ptr %3, align 8
  br label %12

10:                                               ; preds = %2
  %11 = load double, ptr %4, align 8
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi double [ %9, %8 ], [ %11, %10 ]
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @f5(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fcmp ogt float %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load float, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load float, ptr %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi float [ %9, %8 ], [ %11, %10 ]
  ret float %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @f6(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fcmp oge float %5, %6
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = load float, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load float, ptr %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi float [ %9, %8 ], [ %11, %10 ]
  ret float %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @f7(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fcmp ogt float %5, %6
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = load float, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load float, ptr %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi float [ %9, %8 ], [ %11, %10 ]
  ret float %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @le32(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = shl i32 %10, 8
  %12 = or i32 %6, %11
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 2
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 16
  %18 = or i32 %12, %17
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 3
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 24
  %24 = or i32 %18, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @be32(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 3
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 2
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = shl i32 %10, 8
  %12 = or i32 %6, %11
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 1
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 16
  %18 = or i32 %12, %17
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 24
  %24 = or i32 %18, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @plus32(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = shl i32 %10, 8
  %12 = add i32 %6, %11
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 2
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 16
  %18 = add i32 %12, %17
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 3
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 24
  %24 = add i32 %18, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @le64(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %21, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %8, label %24

8:                                                ; preds = %5
  %9 = load ptr, ptr %2, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = mul nsw i32 8, %15
  %17 = zext i32 %16 to i64
  %18 = shl i64 %14, %17
  %19 = load i64, ptr %3, align 8
  %20 = or i64 %19, %18
  store i64 %20, ptr %3, align 8
  br label %21

21:                                               ; preds = %8
  %22 = load i32, ptr %4, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %4, align 4
  br label %5

24:                                               ; preds = %5
  %25 = load i64, ptr %3, align 8
  ret i64 %25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i16 @be16(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = shl i32 %6, 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = or i32 %7, %11
  %13 = trunc i32 %12 to i16
  ret i16 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @low24(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = and i32 %6, 255
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = and i32 %11, 255
  %13 = shl i32 %12, 8
  %14 = or i32 %7, %13
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 2
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = shl i32 %18, 16
  %20 = or i32 %14, %19
  ret i32 %20
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @gap(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = shl i32 %10, 8
  %12 = or i32 %6, %11
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 3
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = shl i32 %16, 16
  %18 = or i32 %12, %17
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 24
  %24 = or i32 %18, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @written(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 0
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 1
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = shl i32 %13, 8
  %15 = or i32 %9, %14
  store i32 %15, ptr %5, align 4
  %16 = load ptr, ptr %4, align 8
  store i8 119, ptr %16, align 1
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 2
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = shl i32 %20, 16
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 3
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = shl i32 %25, 24
  %27 = or i32 %21, %26
  %28 = load i32, ptr %5, align 4
  %29 = or i32 %28, %27
  store i32 %29, ptr %5, align 4
  %30 = load i32, ptr %5, align 4
  ret i32 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @st32(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = trunc i32 %5 to i8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  store i8 %6, ptr %8, align 1
  %9 = load i32, ptr %4, align 4
  %10 = lshr i32 %9, 8
  %11 = trunc i32 %10 to i8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %11, ptr %13, align 1
  %14 = load i32, ptr %4, align 4
  %15 = lshr i32 %14, 16
  %16 = trunc i32 %15 to i8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 2
  store i8 %16, ptr %18, align 1
  %19 = load i32, ptr %4, align 4
  %20 = lshr i32 %19, 24
  %21 = trunc i32 %20 to i8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 3
  store i8 %21, ptr %23, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @st64(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = trunc i64 %5 to i8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 7
  store i8 %6, ptr %8, align 1
  %9 = load i64, ptr %4, align 8
  %10 = lshr i64 %9, 8
  %11 = trunc i64 %10 to i8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 6
  store i8 %11, ptr %13, align 1
  %14 = load i64, ptr %4, align 8
  %15 = lshr i64 %14, 16
  %16 = trunc i64 %15 to i8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 5
  store i8 %16, ptr %18, align 1
  %19 = load i64, ptr %4, align 8
  %20 = lshr i64 %19, 24
  %21 = trunc i64 %20 to i8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 4
  store i8 %21, ptr %23, align 1
  %24 = load i64, ptr %4, align 8
  %25 = lshr i64 %24, 32
  %26 = trunc i64 %25 to i8
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 3
  store i8 %26, ptr %28, align 1
  %29 = load i64, ptr %4, align 8
  %30 = lshr i64 %29, 40
  %31 = trunc i64 %30 to i8
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 2
  store i8 %31, ptr %33, align 1
  %34 = load i64, ptr %4, align 8
  %35 = lshr i64 %34, 48
  %36 = trunc i64 %35 to i8
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 1
  store i8 %36, ptr %38, align 1
  %39 = load i64, ptr %4, align 8
  %40 = lshr i64 %39, 56
  %41 = trunc i64 %40 to i8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 0
  store i8 %41, ptr %43, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @st16(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = lshr i32 %5, 8
  %7 = trunc i32 %6 to i8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 2
  store i8 %7, ptr %9, align 1
  %10 = load i32, ptr %4, align 4
  %11 = trunc i32 %10 to i8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 3
  store i8 %11, ptr %13, align 1
  %14 = load i32, ptr %4, align 4
  %15 = trunc i32 %14 to i8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 5
  store i8 %15, ptr %17, align 1
  %18 = load i32, ptr %4, align 4
  %19 = lshr i32 %18, 16
  %20 = trunc i32 %19 to i8
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 6
  store i8 %20, ptr %22, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @stread(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %8 = load i32, ptr %5, align 4
  %9 = trunc i32 %8 to i8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 0
  store i8 %9, ptr %11, align 1
  %12 = load i32, ptr %5, align 4
  %13 = lshr i32 %12, 8
  %14 = trunc i32 %13 to i8
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 1
  store i8 %14, ptr %16, align 1
  %17 = load ptr, ptr %6, align 8
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  store i32 %19, ptr %7, align 4
  %20 = load i32, ptr %5, align 4
  %21 = lshr i32 %20, 16
  %22 = trunc i32 %21 to i8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 2
  store i8 %22, ptr %24, align 1
  %25 = load i32, ptr %5, align 4
  %26 = lshr i32 %25, 24
  %27 = trunc i32 %26 to i8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 3
  store i8 %27, ptr %29, align 1
  %30 = load i32, ptr %7, align 4
  ret i32 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @stover(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = trunc i32 %5 to i8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  store i8 %6, ptr %8, align 1
  %9 = load i32, ptr %4, align 4
  %10 = lshr i32 %9, 8
  %11 = trunc i32 %10 to i8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %11, ptr %13, align 1
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  store i8 9, ptr %15, align 1
  %16 = load i32, ptr %4, align 4
  %17 = lshr i32 %16, 16
  %18 = trunc i32 %17 to i8
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 2
  store i8 %18, ptr %20, align 1
  %21 = load i32, ptr %4, align 4
  %22 = lshr i32 %21, 24
  %23 = trunc i32 %22 to i8
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 3
  store i8 %23, ptr %25, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @zeros(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  store i8 0, ptr %4, align 1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 1
  store i8 1, ptr %6, align 1
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 2, ptr %8, align 1
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 3
  store i8 3, ptr %10, align 1
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 5
  store i8 -1, ptr %12, align 1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 4
  store i8 -2, ptr %14, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [14 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca [9 x double], align 16
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca [16 x i8], align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.some, i64 112, i1 false)
  store i32 0, ptr %3, align 4
  br label %25

25:                                               ; preds = %69, %0
  %26 = load i32, ptr %3, align 4
  %27 = icmp slt i32 %26, 14
  br i1 %27, label %28, label %72

28:                                               ; preds = %25
  store i32 0, ptr %4, align 4
  br label %29

29:                                               ; preds = %65, %28
  %30 = load i32, ptr %4, align 4
  %31 = icmp slt i32 %30, 14
  br i1 %31, label %32, label %68

32:                                               ; preds = %29
  %33 = load i32, ptr %3, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [14 x i64], ptr %2, i64 0, i64 %34
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %5, align 8
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [14 x i64], ptr %2, i64 0, i64 %38
  %40 = load i64, ptr %39, align 8
  store i64 %40, ptr %6, align 8
  %41 = load i64, ptr %5, align 8
  %42 = load i64, ptr %6, align 8
  %43 = call i64 @mulhu(i64 noundef %41, i64 noundef %42)
  call void @put(i64 noundef %43)
  %44 = load i64, ptr %5, align 8
  %45 = load i64, ptr %6, align 8
  %46 = call i64 @mulhs(i64 noundef %44, i64 noundef %45)
  call void @put(i64 noundef %46)
  %47 = load i64, ptr %5, align 8
  %48 = trunc i64 %47 to i32
  %49 = load i64, ptr %6, align 8
  %50 = trunc i64 %49 to i32
  %51 = call i32 @mulhs32(i32 noundef %48, i32 noundef %50)
  %52 = sext i32 %51 to i64
  call void @put(i64 noundef %52)
  %53 = load i64, ptr %5, align 8
  %54 = load i64, ptr %6, align 8
  %55 = call i64 @mh1(i64 noundef %53, i64 noundef %54)
  call void @put(i64 noundef %55)
  %56 = load i64, ptr %5, align 8
  %57 = load i64, ptr %6, align 8
  %58 = call i64 @mh2(i64 noundef %56, i64 noundef %57)
  call void @put(i64 noundef %58)
  %59 = load i64, ptr %5, align 8
  %60 = load i64, ptr %6, align 8
  %61 = call i64 @mh3(i64 noundef %59, i64 noundef %60)
  call void @put(i64 noundef %61)
  %62 = load i64, ptr %5, align 8
  %63 = load i64, ptr %6, align 8
  %64 = call i64 @mno(i64 noundef %62, i64 noundef %63)
  call void @put(i64 noundef %64)
  br label %65

65:                                               ; preds = %32
  %66 = load i32, ptr %4, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %4, align 4
  br label %29

68:                                               ; preds = %29
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %3, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %3, align 4
  br label %25

72:                                               ; preds = %25
  store i32 0, ptr %7, align 4
  br label %73

73:                                               ; preds = %103, %72
  %74 = load i32, ptr %7, align 4
  %75 = icmp slt i32 %74, 200
  br i1 %75, label %76, label %106

76:                                               ; preds = %73
  %77 = call i64 @next()
  store i64 %77, ptr %8, align 8
  %78 = call i64 @next()
  store i64 %78, ptr %9, align 8
  %79 = load i64, ptr %8, align 8
  %80 = load i64, ptr %9, align 8
  %81 = call i64 @mulhu(i64 noundef %79, i64 noundef %80)
  call void @put(i64 noundef %81)
  %82 = load i64, ptr %8, align 8
  %83 = load i64, ptr %9, align 8
  %84 = call i64 @mulhs(i64 noundef %82, i64 noundef %83)
  call void @put(i64 noundef %84)
  %85 = load i64, ptr %8, align 8
  %86 = trunc i64 %85 to i32
  %87 = load i64, ptr %9, align 8
  %88 = trunc i64 %87 to i32
  %89 = call i32 @mulhs32(i32 noundef %86, i32 noundef %88)
  %90 = sext i32 %89 to i64
  call void @put(i64 noundef %90)
  %91 = load i64, ptr %8, align 8
  %92 = load i64, ptr %9, align 8
  %93 = call i64 @mh1(i64 noundef %91, i64 noundef %92)
  call void @put(i64 noundef %93)
  %94 = load i64, ptr %8, align 8
  %95 = load i64, ptr %9, align 8
  %96 = call i64 @mh2(i64 noundef %94, i64 noundef %95)
  call void @put(i64 noundef %96)
  %97 = load i64, ptr %8, align 8
  %98 = load i64, ptr %9, align 8
  %99 = call i64 @mh3(i64 noundef %97, i64 noundef %98)
  call void @put(i64 noundef %99)
  %100 = load i64, ptr %8, align 8
  %101 = load i64, ptr %9, align 8
  %102 = call i64 @mno(i64 noundef %100, i64 noundef %101)
  call void @put(i64 noundef %102)
  br label %103

103:                                              ; preds = %76
  %104 = load i32, ptr %7, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %7, align 4
  br label %73

106:                                              ; preds = %73
  call void @line(ptr noundef @.str)
  store i32 0, ptr %10, align 4
  br label %107

107:                                              ; preds = %159, %106
  %108 = load i32, ptr %10, align 4
  %109 = icmp slt i32 %108, 214
  br i1 %109, label %110, label %162

110:                                              ; preds = %107
  %111 = load i32, ptr %10, align 4
  %112 = icmp slt i32 %111, 14
  br i1 %112, label %113, label %118

113:                                              ; preds = %110
  %114 = load i32, ptr %10, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [14 x i64], ptr %2, i64 0, i64 %115
  %117 = load i64, ptr %116, align 8
  br label %120

118:                                              ; preds = %110
  %119 = call i64 @next()
  br label %120

120:                                              ; preds = %118, %113
  %121 = phi i64 [ %117, %113 ], [ %119, %118 ]
  store i64 %121, ptr %11, align 8
  %122 = load i64, ptr %11, align 8
  %123 = trunc i64 %122 to i32
  %124 = call i32 @pc32(i32 noundef %123)
  %125 = sext i32 %124 to i64
  call void @put(i64 noundef %125)
  %126 = load i64, ptr %11, align 8
  %127 = call i32 @pc64(i64 noundef %126)
  %128 = sext i32 %127 to i64
  call void @put(i64 noundef %128)
  %129 = load i64, ptr %11, align 8
  %130 = trunc i64 %129 to i32
  %131 = call i32 @pc32b(i32 noundef %130)
  %132 = sext i32 %131 to i64
  call void @put(i64 noundef %132)
  %133 = load i64, ptr %11, align 8
  %134 = call i32 @pc64b(i64 noundef %133)
  %135 = sext i32 %134 to i64
  call void @put(i64 noundef %135)
  %136 = load i64, ptr %11, align 8
  %137 = trunc i64 %136 to i32
  %138 = call i32 @pcno(i32 noundef %137)
  %139 = sext i32 %138 to i64
  call void @put(i64 noundef %139)
  %140 = load i64, ptr %11, align 8
  %141 = trunc i64 %140 to i32
  %142 = call i32 @pc32c(i32 noundef %141)
  %143 = sext i32 %142 to i64
  call void @put(i64 noundef %143)
  %144 = load i64, ptr %11, align 8
  %145 = call i32 @kern(i64 noundef %144)
  %146 = sext i32 %145 to i64
  call void @put(i64 noundef %146)
  %147 = load i64, ptr %11, align 8
  %148 = trunc i64 %147 to i32
  %149 = call i32 @kern_once(i32 noundef %148)
  %150 = sext i32 %149 to i64
  call void @put(i64 noundef %150)
  %151 = load i64, ptr %11, align 8
  %152 = trunc i64 %151 to i32
  %153 = call i32 @shifts(i32 noundef %152)
  %154 = sext i32 %153 to i64
  call void @put(i64 noundef %154)
  %155 = load i64, ptr %11, align 8
  %156 = trunc i64 %155 to i32
  %157 = call i32 @length(i32 noundef %156)
  %158 = sext i32 %157 to i64
  call void @put(i64 noundef %158)
  br label %159

159:                                              ; preds = %120
  %160 = load i32, ptr %10, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %10, align 4
  br label %107

162:                                              ; preds = %107
  call void @line(ptr noundef @.str.1)
  store i32 0, ptr %12, align 4
  br label %163

163:                                              ; preds = %223, %162
  %164 = load i32, ptr %12, align 4
  %165 = icmp slt i32 %164, 214
  br i1 %165, label %166, label %226

166:                                              ; preds = %163
  %167 = load i32, ptr %12, align 4
  %168 = icmp slt i32 %167, 14
  br i1 %168, label %169, label %174

169:                                              ; preds = %166
  %170 = load i32, ptr %12, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [14 x i64], ptr %2, i64 0, i64 %171
  %173 = load i64, ptr %172, align 8
  br label %176

174:                                              ; preds = %166
  %175 = call i64 @next()
  br label %176

176:                                              ; preds = %174, %169
  %177 = phi i64 [ %173, %169 ], [ %175, %174 ]
  store i64 %177, ptr %13, align 8
  %178 = call i64 @next()
  store i64 %178, ptr %14, align 8
  %179 = load i64, ptr %13, align 8
  %180 = icmp eq i64 %179, 2147483648
  br i1 %180, label %181, label %182

181:                                              ; preds = %176
  br label %184

182:                                              ; preds = %176
  %183 = load i64, ptr %13, align 8
  br label %184

184:                                              ; preds = %182, %181
  %185 = phi i64 [ 1, %181 ], [ %183, %182 ]
  %186 = trunc i64 %185 to i32
  %187 = call i32 @abs1(i32 noundef %186)
  %188 = sext i32 %187 to i64
  call void @put(i64 noundef %188)
  %189 = load i64, ptr %13, align 8
  %190 = icmp eq i64 %189, 2147483648
  br i1 %190, label %191, label %192

191:                                              ; preds = %184
  br label %194

192:                                              ; preds = %184
  %193 = load i64, ptr %13, align 8
  br label %194

194:                                              ; preds = %192, %191
  %195 = phi i64 [ 1, %191 ], [ %193, %192 ]
  %196 = trunc i64 %195 to i32
  %197 = call i32 @abs2(i32 noundef %196)
  %198 = sext i32 %197 to i64
  call void @put(i64 noundef %198)
  %199 = load i64, ptr %13, align 8
  %200 = icmp eq i64 %199, -9223372036854775808
  br i1 %200, label %201, label %202

201:                                              ; preds = %194
  br label %204

202:                                              ; preds = %194
  %203 = load i64, ptr %13, align 8
  br label %204

204:                                              ; preds = %202, %201
  %205 = phi i64 [ 1, %201 ], [ %203, %202 ]
  %206 = call i64 @abs3(i64 noundef %205)
  call void @put(i64 noundef %206)
  %207 = load i64, ptr %13, align 8
  %208 = trunc i64 %207 to i32
  %209 = call i32 @nabs(i32 noundef %208)
  %210 = sext i32 %209 to i64
  call void @put(i64 noundef %210)
  %211 = load i64, ptr %13, align 8
  %212 = trunc i64 %211 to i32
  %213 = load i64, ptr %14, align 8
  %214 = trunc i64 %213 to i32
  %215 = call i32 @imin(i32 noundef %212, i32 noundef %214)
  %216 = sext i32 %215 to i64
  call void @put(i64 noundef %216)
  %217 = load i64, ptr %13, align 8
  %218 = trunc i64 %217 to i32
  %219 = load i64, ptr %14, align 8
  %220 = trunc i64 %219 to i32
  %221 = call i32 @umax(i32 noundef %218, i32 noundef %220)
  %222 = zext i32 %221 to i64
  call void @put(i64 noundef %222)
  br label %223

223:                                              ; preds = %204
  %224 = load i32, ptr %12, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr %12, align 4
  br label %163

226:                                              ; preds = %163
  call void @line(ptr noundef @.str.2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 @__const.main.ds, i64 72, i1 false)
  store i32 0, ptr %16, align 4
  br label %227

227:                                              ; preds = %282, %226
  %228 = load i32, ptr %16, align 4
  %229 = icmp slt i32 %228, 9
  br i1 %229, label %230, label %285

230:                                              ; preds = %227
  store i32 0, ptr %17, align 4
  br label %231

231:                                              ; preds = %278, %230
  %232 = load i32, ptr %17, align 4
  %233 = icmp slt i32 %232, 9
  br i1 %233, label %234, label %281

234:                                              ; preds = %231
  %235 = load i32, ptr %16, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [9 x double], ptr %15, i64 0, i64 %236
  %238 = load double, ptr %237, align 8
  store double %238, ptr %18, align 8
  %239 = load i32, ptr %17, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [9 x double], ptr %15, i64 0, i64 %240
  %242 = load double, ptr %241, align 8
  store double %242, ptr %19, align 8
  %243 = load double, ptr %18, align 8
  %244 = fptrunc double %243 to float
  store float %244, ptr %20, align 4
  %245 = load double, ptr %19, align 8
  %246 = fptrunc double %245 to float
  store float %246, ptr %21, align 4
  %247 = load double, ptr %18, align 8
  %248 = load double, ptr %19, align 8
  %249 = call double @f1(double noundef %247, double noundef %248)
  %250 = call i64 @bits(double noundef %249)
  call void @put(i64 noundef %250)
  %251 = load double, ptr %18, align 8
  %252 = load double, ptr %19, align 8
  %253 = call double @f2(double noundef %251, double noundef %252)
  %254 = call i64 @bits(double noundef %253)
  call void @put(i64 noundef %254)
  %255 = load double, ptr %18, align 8
  %256 = load double, ptr %19, align 8
  %257 = call double @f3(double noundef %255, double noundef %256)
  %258 = call i64 @bits(double noundef %257)
  call void @put(i64 noundef %258)
  %259 = load double, ptr %18, align 8
  %260 = load double, ptr %19, align 8
  %261 = call double @f4(double noundef %259, double noundef %260)
  %262 = call i64 @bits(double noundef %261)
  call void @put(i64 noundef %262)
  %263 = load float, ptr %20, align 4
  %264 = load float, ptr %21, align 4
  %265 = call float @f5(float noundef %263, float noundef %264)
  %266 = call i32 @bits32(float noundef %265)
  %267 = zext i32 %266 to i64
  call void @put(i64 noundef %267)
  %268 = load float, ptr %20, align 4
  %269 = load float, ptr %21, align 4
  %270 = call float @f6(float noundef %268, float noundef %269)
  %271 = call i32 @bits32(float noundef %270)
  %272 = zext i32 %271 to i64
  call void @put(i64 noundef %272)
  %273 = load float, ptr %20, align 4
  %274 = load float, ptr %21, align 4
  %275 = call float @f7(float noundef %273, float noundef %274)
  %276 = call i32 @bits32(float noundef %275)
  %277 = zext i32 %276 to i64
  call void @put(i64 noundef %277)
  br label %278

278:                                              ; preds = %234
  %279 = load i32, ptr %17, align 4
  %280 = add nsw i32 %279, 1
  store i32 %280, ptr %17, align 4
  br label %231

281:                                              ; preds = %231
  br label %282

282:                                              ; preds = %281
  %283 = load i32, ptr %16, align 4
  %284 = add nsw i32 %283, 1
  store i32 %284, ptr %16, align 4
  br label %227

285:                                              ; preds = %227
  call void @line(ptr noundef @.str.3)
  store i32 0, ptr %23, align 4
  br label %286

286:                                              ; preds = %295, %285
  %287 = load i32, ptr %23, align 4
  %288 = icmp slt i32 %287, 16
  br i1 %288, label %289, label %298

289:                                              ; preds = %286
  %290 = call i64 @next()
  %291 = trunc i64 %290 to i8
  %292 = load i32, ptr %23, align 4
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 %293
  store i8 %291, ptr %294, align 1
  br label %295

295:                                              ; preds = %289
  %296 = load i32, ptr %23, align 4
  %297 = add nsw i32 %296, 1
  store i32 %297, ptr %23, align 4
  br label %286

298:                                              ; preds = %286
  %299 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %300 = getelementptr inbounds i8, ptr %299, i64 1
  %301 = call i32 @le32(ptr noundef %300)
  %302 = zext i32 %301 to i64
  call void @put(i64 noundef %302)
  %303 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %304 = getelementptr inbounds i8, ptr %303, i64 3
  %305 = call i32 @be32(ptr noundef %304)
  %306 = zext i32 %305 to i64
  call void @put(i64 noundef %306)
  %307 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %308 = getelementptr inbounds i8, ptr %307, i64 2
  %309 = call i32 @plus32(ptr noundef %308)
  %310 = zext i32 %309 to i64
  call void @put(i64 noundef %310)
  %311 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %312 = getelementptr inbounds i8, ptr %311, i64 5
  %313 = call i64 @le64(ptr noundef %312)
  call void @put(i64 noundef %313)
  %314 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %315 = getelementptr inbounds i8, ptr %314, i64 6
  %316 = call zeroext i16 @be16(ptr noundef %315)
  %317 = zext i16 %316 to i64
  call void @put(i64 noundef %317)
  %318 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %319 = getelementptr inbounds i8, ptr %318, i64 4
  %320 = call i32 @low24(ptr noundef %319)
  %321 = sext i32 %320 to i64
  call void @put(i64 noundef %321)
  %322 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %323 = getelementptr inbounds i8, ptr %322, i64 7
  %324 = call i32 @gap(ptr noundef %323)
  %325 = zext i32 %324 to i64
  call void @put(i64 noundef %325)
  %326 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %327 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %328 = getelementptr inbounds i8, ptr %327, i64 2
  %329 = call i32 @written(ptr noundef %326, ptr noundef %328)
  %330 = zext i32 %329 to i64
  call void @put(i64 noundef %330)
  %331 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %332 = getelementptr inbounds i8, ptr %331, i64 4
  %333 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %334 = getelementptr inbounds i8, ptr %333, i64 9
  %335 = call i32 @written(ptr noundef %332, ptr noundef %334)
  %336 = zext i32 %335 to i64
  call void @put(i64 noundef %336)
  call void @line(ptr noundef @.str.4)
  %337 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %338 = getelementptr inbounds i8, ptr %337, i64 1
  %339 = call i64 @next()
  %340 = trunc i64 %339 to i32
  call void @st32(ptr noundef %338, i32 noundef %340)
  %341 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %342 = getelementptr inbounds i8, ptr %341, i64 5
  %343 = call i64 @next()
  call void @st64(ptr noundef %342, i64 noundef %343)
  %344 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %345 = getelementptr inbounds i8, ptr %344, i64 2
  %346 = call i64 @next()
  %347 = trunc i64 %346 to i32
  call void @st16(ptr noundef %345, i32 noundef %347)
  %348 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %349 = getelementptr inbounds i8, ptr %348, i64 3
  %350 = call i64 @next()
  %351 = trunc i64 %350 to i32
  %352 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %353 = getelementptr inbounds i8, ptr %352, i64 4
  %354 = call i32 @stread(ptr noundef %349, i32 noundef %351, ptr noundef %353)
  %355 = sext i32 %354 to i64
  call void @put(i64 noundef %355)
  %356 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %357 = call i64 @next()
  %358 = trunc i64 %357 to i32
  %359 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %360 = getelementptr inbounds i8, ptr %359, i64 3
  %361 = call i32 @stread(ptr noundef %356, i32 noundef %358, ptr noundef %360)
  %362 = sext i32 %361 to i64
  call void @put(i64 noundef %362)
  %363 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %364 = getelementptr inbounds i8, ptr %363, i64 12
  %365 = call i64 @next()
  %366 = trunc i64 %365 to i32
  call void @stover(ptr noundef %364, i32 noundef %366)
  %367 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 0
  %368 = getelementptr inbounds i8, ptr %367, i64 9
  call void @zeros(ptr noundef %368)
  store i32 0, ptr %24, align 4
  br label %369

369:                                              ; preds = %378, %298
  %370 = load i32, ptr %24, align 4
  %371 = icmp slt i32 %370, 16
  br i1 %371, label %372, label %381

372:                                              ; preds = %369
  %373 = load i32, ptr %24, align 4
  %374 = sext i32 %373 to i64
  %375 = getelementptr inbounds [16 x i8], ptr %22, i64 0, i64 %374
  %376 = load i8, ptr %375, align 1
  %377 = zext i8 %376 to i64
  call void @put(i64 noundef %377)
  br label %378

378:                                              ; preds = %372
  %379 = load i32, ptr %24, align 4
  %380 = add nsw i32 %379, 1
  store i32 %380, ptr %24, align 4
  br label %369

381:                                              ; preds = %369
  call void @line(ptr noundef @.str.5)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr @sum, align 8
  %4 = load i64, ptr %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, -7046029254386353131
  store i64 %6, ptr @sum, align 8
  %7 = load i64, ptr @sum, align 8
  %8 = lshr i64 %7, 29
  %9 = load i64, ptr @sum, align 8
  %10 = xor i64 %9, %8
  store i64 %10, ptr @sum, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #0 {
  %1 = load i64, ptr @seed, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @seed, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @seed, align 8
  %5 = load i64, ptr @seed, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @seed, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @seed, align 8
  %9 = load i64, ptr @seed, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @seed, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @seed, align 8
  %13 = load i64, ptr @seed, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @line(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr @sum, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %3, i64 noundef %4)
  store i64 0, ptr @sum, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @bits(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  ret i64 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bits32(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %2, i64 4, i1 false)
  %4 = load i32, ptr %3, align 4
  ret i32 %4
}

declare i32 @printf(ptr noundef, ...) #2
