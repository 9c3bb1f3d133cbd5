; test: Multiplication of big integers: powers of seven, by school and by Karatsuba, and their decimal digits.
; args: 4
; stdout: bigmul 29398200
; exit: 0
; Written by benches/programs.py from bigmul.c.

; ModuleID = 'bigmul.c'
source_filename = "bigmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"bigmul %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [64 x i32], align 16
  %10 = alloca [128 x i32], align 16
  %11 = alloca [128 x i32], align 16
  %12 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %13 = load i32, ptr %4, align 4
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %15, label %20

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 1
  %18 = load ptr, ptr %17, align 8
  %19 = call i64 @atol(ptr noundef %18) #5
  br label %21

20:                                               ; preds = %2
  br label %21

21:                                               ; preds = %20, %15
  %22 = phi i64 [ %19, %15 ], [ 10, %20 ]
  store i64 %22, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %23

23:                                               ; preds = %60, %21
  %24 = load i64, ptr %8, align 8
  %25 = load i64, ptr %6, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %63

27:                                               ; preds = %23
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 256, i1 false)
  %28 = load i64, ptr %8, align 8
  %29 = trunc i64 %28 to i32
  %30 = urem i32 %29, 64
  %31 = add i32 7, %30
  store i32 %31, ptr %9, align 4
  store i32 0, ptr %12, align 4
  br label %32

32:                                               ; preds = %50, %27
  %33 = load i32, ptr %12, align 4
  %34 = icmp slt i32 %33, 8
  br i1 %34, label %35, label %53

35:                                               ; preds = %32
  %36 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 0
  %37 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 0
  %38 = getelementptr inbounds [128 x i32], ptr %10, i64 0, i64 0
  call void @karatsuba(ptr noundef %36, ptr noundef %37, i32 noundef 64, ptr noundef %38)
  %39 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 0
  %40 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 0
  %41 = getelementptr inbounds [128 x i32], ptr %11, i64 0, i64 0
  call void @school(ptr noundef %39, ptr noundef %40, i32 noundef 64, ptr noundef %41)
  %42 = getelementptr inbounds [128 x i32], ptr %10, i64 0, i64 0
  %43 = getelementptr inbounds [128 x i32], ptr %11, i64 0, i64 0
  %44 = call i32 @memcmp(ptr noundef %42, ptr noundef %43, i64 noundef 512) #5
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %35
  store i32 1, ptr %3, align 4
  br label %66

47:                                               ; preds = %35
  %48 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 0
  %49 = getelementptr inbounds [128 x i32], ptr %10, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %48, ptr align 16 %49, i64 256, i1 false)
  br label %50

50:                                               ; preds = %47
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %12, align 4
  br label %32, !llvm.loop !6

53:                                               ; preds = %32
  %54 = load i64, ptr %7, align 8
  %55 = mul i64 %54, 31
  %56 = getelementptr inbounds [128 x i32], ptr %10, i64 0, i64 0
  %57 = call i32 @digits(ptr noundef %56, i32 noundef 128)
  %58 = zext i32 %57 to i64
  %59 = add i64 %55, %58
  store i64 %59, ptr %7, align 8
  br label %60

60:                                               ; preds = %53
  %61 = load i64, ptr %8, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %8, align 8
  br label %23, !llvm.loop !8

63:                                               ; preds = %23
  %64 = load i64, ptr %7, align 8
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %64)
  store i32 0, ptr %3, align 4
  br label %66

66:                                               ; preds = %63, %46
  %67 = load i32, ptr %3, align 4
  ret i32 %67
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @karatsuba(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca [64 x i32], align 16
  %11 = alloca [64 x i32], align 16
  %12 = alloca [64 x i32], align 16
  %13 = alloca [65 x i32], align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %18 = load i32, ptr %7, align 4
  %19 = icmp sle i32 %18, 16
  br i1 %19, label %20, label %25

20:                                               ; preds = %4
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %7, align 4
  %24 = load ptr, ptr %8, align 8
  call void @school(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24)
  br label %152

25:                                               ; preds = %4
  %26 = load i32, ptr %7, align 4
  %27 = sdiv i32 %26, 2
  store i32 %27, ptr %9, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %9, align 4
  %31 = load ptr, ptr %8, align 8
  call void @karatsuba(ptr noundef %28, ptr noundef %29, i32 noundef %30, ptr noundef %31)
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %9, align 4
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %7, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  call void @karatsuba(ptr noundef %35, ptr noundef %39, i32 noundef %40, ptr noundef %44)
  %45 = load ptr, ptr %5, align 8
  %46 = load ptr, ptr %5, align 8
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  %50 = load i32, ptr %9, align 4
  %51 = getelementptr inbounds [64 x i32], ptr %10, i64 0, i64 0
  %52 = call i32 @distance(ptr noundef %45, ptr noundef %49, i32 noundef %50, ptr noundef %51)
  %53 = load ptr, ptr %6, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %9, align 4
  %59 = getelementptr inbounds [64 x i32], ptr %11, i64 0, i64 0
  %60 = call i32 @distance(ptr noundef %53, ptr noundef %57, i32 noundef %58, ptr noundef %59)
  %61 = xor i32 %52, %60
  store i32 %61, ptr %14, align 4
  %62 = getelementptr inbounds [64 x i32], ptr %10, i64 0, i64 0
  %63 = getelementptr inbounds [64 x i32], ptr %11, i64 0, i64 0
  %64 = load i32, ptr %9, align 4
  %65 = getelementptr inbounds [64 x i32], ptr %12, i64 0, i64 0
  call void @karatsuba(ptr noundef %62, ptr noundef %63, i32 noundef %64, ptr noundef %65)
  %66 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 0
  %67 = load ptr, ptr %8, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = mul i64 %69, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %66, ptr align 4 %67, i64 %70, i1 false)
  %71 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 0
  %72 = load ptr, ptr %8, align 8
  %73 = load i32, ptr %7, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i32, ptr %7, align 4
  %77 = call i32 @add(ptr noundef %71, ptr noundef %75, i32 noundef %76)
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 %79
  store i32 %77, ptr %80, align 4
  %81 = load i32, ptr %14, align 4
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %93

83:                                               ; preds = %25
  %84 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 0
  %85 = getelementptr inbounds [64 x i32], ptr %12, i64 0, i64 0
  %86 = load i32, ptr %7, align 4
  %87 = call i32 @add(ptr noundef %84, ptr noundef %85, i32 noundef %86)
  %88 = load i32, ptr %7, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = add i32 %91, %87
  store i32 %92, ptr %90, align 4
  br label %103

93:                                               ; preds = %25
  %94 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 0
  %95 = getelementptr inbounds [64 x i32], ptr %12, i64 0, i64 0
  %96 = load i32, ptr %7, align 4
  %97 = call i32 @sub(ptr noundef %94, ptr noundef %95, i32 noundef %96)
  %98 = load i32, ptr %7, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = sub i32 %101, %97
  store i32 %102, ptr %100, align 4
  br label %103

103:                                              ; preds = %93, %83
  %104 = load ptr, ptr %8, align 8
  %105 = load i32, ptr %9, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %104, i64 %106
  %108 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 0
  %109 = load i32, ptr %7, align 4
  %110 = call i32 @add(ptr noundef %107, ptr noundef %108, i32 noundef %109)
  store i32 %110, ptr %15, align 4
  %111 = load i32, ptr %15, align 4
  %112 = zext i32 %111 to i64
  %113 = load i32, ptr %7, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [65 x i32], ptr %13, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  %118 = add i64 %112, %117
  store i64 %118, ptr %16, align 8
  %119 = load i32, ptr %9, align 4
  %120 = load i32, ptr %7, align 4
  %121 = add nsw i32 %119, %120
  store i32 %121, ptr %17, align 4
  br label %122

122:                                              ; preds = %149, %103
  %123 = load i64, ptr %16, align 8
  %124 = icmp ne i64 %123, 0
  br i1 %124, label %125, label %130

125:                                              ; preds = %122
  %126 = load i32, ptr %17, align 4
  %127 = load i32, ptr %7, align 4
  %128 = mul nsw i32 2, %127
  %129 = icmp slt i32 %126, %128
  br label %130

130:                                              ; preds = %125, %122
  %131 = phi i1 [ false, %122 ], [ %129, %125 ]
  br i1 %131, label %132, label %152

132:                                              ; preds = %130
  %133 = load ptr, ptr %8, align 8
  %134 = load i32, ptr %17, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i32, ptr %133, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = load i64, ptr %16, align 8
  %140 = add i64 %139, %138
  store i64 %140, ptr %16, align 8
  %141 = load i64, ptr %16, align 8
  %142 = trunc i64 %141 to i32
  %143 = load ptr, ptr %8, align 8
  %144 = load i32, ptr %17, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %143, i64 %145
  store i32 %142, ptr %146, align 4
  %147 = load i64, ptr %16, align 8
  %148 = lshr i64 %147, 32
  store i64 %148, ptr %16, align 8
  br label %149

149:                                              ; preds = %132
  %150 = load i32, ptr %17, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %17, align 4
  br label %122, !llvm.loop !9

152:                                              ; preds = %20, %130
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @school(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = mul i64 2, %14
  %16 = mul i64 %15, 4
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 %16, i1 false)
  store i32 0, ptr %9, align 4
  br label %17

17:                                               ; preds = %73, %4
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %76

21:                                               ; preds = %17
  store i64 0, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %22

22:                                               ; preds = %61, %21
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %7, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %64

26:                                               ; preds = %22
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %11, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = mul i64 %32, %38
  %40 = load ptr, ptr %8, align 8
  %41 = load i32, ptr %9, align 4
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = add i64 %39, %47
  %49 = load i64, ptr %10, align 8
  %50 = add i64 %49, %48
  store i64 %50, ptr %10, align 8
  %51 = load i64, ptr %10, align 8
  %52 = trunc i64 %51 to i32
  %53 = load ptr, ptr %8, align 8
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %53, i64 %57
  store i32 %52, ptr %58, align 4
  %59 = load i64, ptr %10, align 8
  %60 = lshr i64 %59, 32
  store i64 %60, ptr %10, align 8
  br label %61

61:                                               ; preds = %26
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %22, !llvm.loop !10

64:                                               ; preds = %22
  %65 = load i64, ptr %10, align 8
  %66 = trunc i64 %65 to i32
  %67 = load ptr, ptr %8, align 8
  %68 = load i32, ptr %9, align 4
  %69 = load i32, ptr %7, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %67, i64 %71
  store i32 %66, ptr %72, align 4
  br label %73

73:                                               ; preds = %64
  %74 = load i32, ptr %9, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %9, align 4
  br label %17, !llvm.loop !11

76:                                               ; preds = %17
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @digits(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %71, %2
  %10 = load i32, ptr %4, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %9
  store i64 0, ptr %6, align 8
  %13 = load i32, ptr %4, align 4
  %14 = sub nsw i32 %13, 1
  store i32 %14, ptr %7, align 4
  br label %15

15:                                               ; preds = %37, %12
  %16 = load i32, ptr %7, align 4
  %17 = icmp sge i32 %16, 0
  br i1 %17, label %18, label %40

18:                                               ; preds = %15
  %19 = load i64, ptr %6, align 8
  %20 = shl i64 %19, 32
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = or i64 %20, %26
  store i64 %27, ptr %6, align 8
  %28 = load i64, ptr %6, align 8
  %29 = udiv i64 %28, 1000000000
  %30 = trunc i64 %29 to i32
  %31 = load ptr, ptr %3, align 8
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  store i32 %30, ptr %34, align 4
  %35 = load i64, ptr %6, align 8
  %36 = urem i64 %35, 1000000000
  store i64 %36, ptr %6, align 8
  br label %37

37:                                               ; preds = %18
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %38, -1
  store i32 %39, ptr %7, align 4
  br label %15, !llvm.loop !12

40:                                               ; preds = %15
  %41 = load i64, ptr %6, align 8
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr %8, align 4
  br label %43

43:                                               ; preds = %51, %40
  %44 = load i32, ptr %8, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %43
  %47 = load i32, ptr %8, align 4
  %48 = urem i32 %47, 10
  %49 = load i32, ptr %5, align 4
  %50 = add i32 %49, %48
  store i32 %50, ptr %5, align 4
  br label %51

51:                                               ; preds = %46
  %52 = load i32, ptr %8, align 4
  %53 = udiv i32 %52, 10
  store i32 %53, ptr %8, align 4
  br label %43, !llvm.loop !13

54:                                               ; preds = %43
  br label %55

55:                                               ; preds = %68, %54
  %56 = load i32, ptr %4, align 4
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %66

58:                                               ; preds = %55
  %59 = load ptr, ptr %3, align 8
  %60 = load i32, ptr %4, align 4
  %61 = sub nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %59, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  br label %66

66:                                               ; preds = %58, %55
  %67 = phi i1 [ false, %55 ], [ %65, %58 ]
  br i1 %67, label %68, label %71

68:                                               ; preds = %66
  %69 = load i32, ptr %4, align 4
  %70 = add nsw i32 %69, -1
  store i32 %70, ptr %4, align 4
  br label %55, !llvm.loop !14

71:                                               ; preds = %66
  br label %9, !llvm.loop !15

72:                                               ; preds = %9
  %73 = load i32, ptr %5, align 4
  ret i32 %73
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @distance(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %11 = load i32, ptr %7, align 4
  %12 = sub nsw i32 %11, 1
  store i32 %12, ptr %9, align 4
  br label %13

13:                                               ; preds = %30, %4
  %14 = load i32, ptr %9, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %28

16:                                               ; preds = %13
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %21, %26
  br label %28

28:                                               ; preds = %16, %13
  %29 = phi i1 [ false, %13 ], [ %27, %16 ]
  br i1 %29, label %30, label %33

30:                                               ; preds = %28
  %31 = load i32, ptr %9, align 4
  %32 = add nsw i32 %31, -1
  store i32 %32, ptr %9, align 4
  br label %13, !llvm.loop !16

33:                                               ; preds = %28
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp ult i32 %38, %43
  %45 = zext i1 %44 to i32
  store i32 %45, ptr %10, align 4
  %46 = load ptr, ptr %8, align 8
  %47 = load i32, ptr %10, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %33
  %50 = load ptr, ptr %6, align 8
  br label %53

51:                                               ; preds = %33
  %52 = load ptr, ptr %5, align 8
  br label %53

53:                                               ; preds = %51, %49
  %54 = phi ptr [ %50, %49 ], [ %52, %51 ]
  %55 = load i32, ptr %7, align 4
  %56 = sext i32 %55 to i64
  %57 = mul i64 %56, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %46, ptr align 4 %54, i64 %57, i1 false)
  %58 = load ptr, ptr %8, align 8
  %59 = load i32, ptr %10, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %53
  %62 = load ptr, ptr %5, align 8
  br label %65

63:                                               ; preds = %53
  %64 = load ptr, ptr %6, align 8
  br label %65

65:                                               ; preds = %63, %61
  %66 = phi ptr [ %62, %61 ], [ %64, %63 ]
  %67 = load i32, ptr %7, align 4
  %68 = call i32 @sub(ptr noundef %58, ptr noundef %66, i32 noundef %67)
  %69 = load i32, ptr %10, align 4
  ret i32 %69
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @add(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %37, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %40

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %18 to i64
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = add i64 %19, %25
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %27, %26
  store i64 %28, ptr %7, align 8
  %29 = load i64, ptr %7, align 8
  %30 = trunc i64 %29 to i32
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  store i32 %30, ptr %34, align 4
  %35 = load i64, ptr %7, align 8
  %36 = lshr i64 %35, 32
  store i64 %36, ptr %7, align 8
  br label %37

37:                                               ; preds = %13
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %8, align 4
  br label %9, !llvm.loop !17

40:                                               ; preds = %9
  %41 = load i64, ptr %7, align 8
  %42 = trunc i64 %41 to i32
  ret i32 %42
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sub(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %10

10:                                               ; preds = %38, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %41

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = load ptr, ptr %5, align 8
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = sub i64 %20, %26
  %28 = load i64, ptr %7, align 8
  %29 = sub i64 %27, %28
  store i64 %29, ptr %9, align 8
  %30 = load i64, ptr %9, align 8
  %31 = trunc i64 %30 to i32
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %31, ptr %35, align 4
  %36 = load i64, ptr %9, align 8
  %37 = lshr i64 %36, 63
  store i64 %37, ptr %7, align 8
  br label %38

38:                                               ; preds = %14
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4
  br label %10, !llvm.loop !18

41:                                               ; preds = %10
  %42 = load i64, ptr %7, align 8
  %43 = trunc i64 %42 to i32
  ret i32 %43
}

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
