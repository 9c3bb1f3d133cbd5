; test: SHA-256 of a kilobyte that changes with each digest.
; args: 40
; stdout: sha256 9dc2943bda109e6f7eff29f75cfbf5c32c9dc70313005529ce3a708aac8edfef
; exit: 0
; Written by benches/programs.py from sha256.c.

; ModuleID = 'sha256.c'
source_filename = "sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.data = internal global [1024 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [8 x i8] c"sha256 \00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%08x\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@sha256.start = internal constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@K = internal constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca [8 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %12 = load i32, ptr %4, align 4
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %19

14:                                               ; preds = %2
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 1
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @atol(ptr noundef %17) #4
  br label %20

19:                                               ; preds = %2
  br label %20

20:                                               ; preds = %19, %14
  %21 = phi i64 [ %18, %14 ], [ 50, %19 ]
  store i64 %21, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 32, i1 false)
  store i32 0, ptr %8, align 4
  br label %22

22:                                               ; preds = %32, %20
  %23 = load i32, ptr %8, align 4
  %24 = icmp slt i32 %23, 1024
  br i1 %24, label %25, label %35

25:                                               ; preds = %22
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %26, 7
  %28 = trunc i32 %27 to i8
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [1024 x i8], ptr @main.data, i64 0, i64 %30
  store i8 %28, ptr %31, align 1
  br label %32

32:                                               ; preds = %25
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4
  br label %22, !llvm.loop !6

35:                                               ; preds = %22
  store i64 0, ptr %9, align 8
  br label %36

36:                                               ; preds = %67, %35
  %37 = load i64, ptr %9, align 8
  %38 = load i64, ptr %6, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %70

40:                                               ; preds = %36
  %41 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  call void @sha256(ptr noundef @main.data, i32 noundef 1024, ptr noundef %41)
  store i32 0, ptr %10, align 4
  br label %42

42:                                               ; preds = %63, %40
  %43 = load i32, ptr %10, align 4
  %44 = icmp slt i32 %43, 8
  br i1 %44, label %45, label %66

45:                                               ; preds = %42
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = trunc i32 %49 to i8
  %51 = zext i8 %50 to i32
  %52 = load i64, ptr %9, align 8
  %53 = mul nsw i64 %52, 8
  %54 = load i32, ptr %10, align 4
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %53, %55
  %57 = and i64 %56, 1023
  %58 = getelementptr inbounds [1024 x i8], ptr @main.data, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = xor i32 %60, %51
  %62 = trunc i32 %61 to i8
  store i8 %62, ptr %58, align 1
  br label %63

63:                                               ; preds = %45
  %64 = load i32, ptr %10, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %10, align 4
  br label %42, !llvm.loop !8

66:                                               ; preds = %42
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %9, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %9, align 8
  br label %36, !llvm.loop !9

70:                                               ; preds = %36
  %71 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  store i32 0, ptr %11, align 4
  br label %72

72:                                               ; preds = %81, %70
  %73 = load i32, ptr %11, align 4
  %74 = icmp slt i32 %73, 8
  br i1 %74, label %75, label %84

75:                                               ; preds = %72
  %76 = load i32, ptr %11, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %79)
  br label %81

81:                                               ; preds = %75
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %11, align 4
  br label %72, !llvm.loop !10

84:                                               ; preds = %72
  %85 = call i32 (ptr, ...) @printf(ptr noundef @.str.2)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @sha256(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [64 x i8], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 64, i1 false)
  %11 = getelementptr inbounds <{ i8, [63 x i8] }>, ptr %7, i32 0, i32 0
  store i8 -128, ptr %11, align 16
  store i32 0, ptr %8, align 4
  br label %12

12:                                               ; preds = %24, %3
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %13, 8
  br i1 %14, label %15, label %27

15:                                               ; preds = %12
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [8 x i32], ptr @sha256.start, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store i32 %19, ptr %23, align 4
  br label %24

24:                                               ; preds = %15
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %8, align 4
  br label %12, !llvm.loop !11

27:                                               ; preds = %12
  store i32 0, ptr %9, align 4
  br label %28

28:                                               ; preds = %38, %27
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %5, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %41

32:                                               ; preds = %28
  %33 = load ptr, ptr %6, align 8
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  call void @block(ptr noundef %33, ptr noundef %37)
  br label %38

38:                                               ; preds = %32
  %39 = load i32, ptr %9, align 4
  %40 = add nsw i32 %39, 64
  store i32 %40, ptr %9, align 4
  br label %28, !llvm.loop !12

41:                                               ; preds = %28
  store i32 0, ptr %10, align 4
  br label %42

42:                                               ; preds = %58, %41
  %43 = load i32, ptr %10, align 4
  %44 = icmp slt i32 %43, 8
  br i1 %44, label %45, label %61

45:                                               ; preds = %42
  %46 = load i32, ptr %5, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %47, 8
  %49 = load i32, ptr %10, align 4
  %50 = mul nsw i32 8, %49
  %51 = zext i32 %50 to i64
  %52 = lshr i64 %48, %51
  %53 = trunc i64 %52 to i8
  %54 = load i32, ptr %10, align 4
  %55 = sub nsw i32 63, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 %56
  store i8 %53, ptr %57, align 1
  br label %58

58:                                               ; preds = %45
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %42, !llvm.loop !13

61:                                               ; preds = %42
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 0
  call void @block(ptr noundef %62, ptr noundef %63)
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @block(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [64 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %21

21:                                               ; preds = %65, %2
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %68

24:                                               ; preds = %21
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %6, align 4
  %27 = mul nsw i32 4, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = shl i32 %31, 24
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %6, align 4
  %35 = mul nsw i32 4, %34
  %36 = add nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %33, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = shl i32 %40, 16
  %42 = or i32 %32, %41
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %6, align 4
  %45 = mul nsw i32 4, %44
  %46 = add nsw i32 %45, 2
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %43, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = shl i32 %50, 8
  %52 = or i32 %42, %51
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %6, align 4
  %55 = mul nsw i32 4, %54
  %56 = add nsw i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %53, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = or i32 %52, %60
  %62 = load i32, ptr %6, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %63
  store i32 %61, ptr %64, align 4
  br label %65

65:                                               ; preds = %24
  %66 = load i32, ptr %6, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %6, align 4
  br label %21, !llvm.loop !14

68:                                               ; preds = %21
  store i32 16, ptr %7, align 4
  br label %69

69:                                               ; preds = %131, %68
  %70 = load i32, ptr %7, align 4
  %71 = icmp slt i32 %70, 64
  br i1 %71, label %72, label %134

72:                                               ; preds = %69
  %73 = load i32, ptr %7, align 4
  %74 = sub nsw i32 %73, 15
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = call i32 @rotate(i32 noundef %77, i32 noundef 7)
  %79 = load i32, ptr %7, align 4
  %80 = sub nsw i32 %79, 15
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = call i32 @rotate(i32 noundef %83, i32 noundef 18)
  %85 = xor i32 %78, %84
  %86 = load i32, ptr %7, align 4
  %87 = sub nsw i32 %86, 15
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = lshr i32 %90, 3
  %92 = xor i32 %85, %91
  store i32 %92, ptr %8, align 4
  %93 = load i32, ptr %7, align 4
  %94 = sub nsw i32 %93, 2
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = call i32 @rotate(i32 noundef %97, i32 noundef 17)
  %99 = load i32, ptr %7, align 4
  %100 = sub nsw i32 %99, 2
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = call i32 @rotate(i32 noundef %103, i32 noundef 19)
  %105 = xor i32 %98, %104
  %106 = load i32, ptr %7, align 4
  %107 = sub nsw i32 %106, 2
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = lshr i32 %110, 10
  %112 = xor i32 %105, %111
  store i32 %112, ptr %9, align 4
  %113 = load i32, ptr %7, align 4
  %114 = sub nsw i32 %113, 16
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = load i32, ptr %8, align 4
  %119 = add i32 %117, %118
  %120 = load i32, ptr %7, align 4
  %121 = sub nsw i32 %120, 7
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = add i32 %119, %124
  %126 = load i32, ptr %9, align 4
  %127 = add i32 %125, %126
  %128 = load i32, ptr %7, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %129
  store i32 %127, ptr %130, align 4
  br label %131

131:                                              ; preds = %72
  %132 = load i32, ptr %7, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %7, align 4
  br label %69, !llvm.loop !15

134:                                              ; preds = %69
  %135 = load ptr, ptr %3, align 8
  %136 = getelementptr inbounds i32, ptr %135, i64 0
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %10, align 4
  %138 = load ptr, ptr %3, align 8
  %139 = getelementptr inbounds i32, ptr %138, i64 1
  %140 = load i32, ptr %139, align 4
  store i32 %140, ptr %11, align 4
  %141 = load ptr, ptr %3, align 8
  %142 = getelementptr inbounds i32, ptr %141, i64 2
  %143 = load i32, ptr %142, align 4
  store i32 %143, ptr %12, align 4
  %144 = load ptr, ptr %3, align 8
  %145 = getelementptr inbounds i32, ptr %144, i64 3
  %146 = load i32, ptr %145, align 4
  store i32 %146, ptr %13, align 4
  %147 = load ptr, ptr %3, align 8
  %148 = getelementptr inbounds i32, ptr %147, i64 4
  %149 = load i32, ptr %148, align 4
  store i32 %149, ptr %14, align 4
  %150 = load ptr, ptr %3, align 8
  %151 = getelementptr inbounds i32, ptr %150, i64 5
  %152 = load i32, ptr %151, align 4
  store i32 %152, ptr %15, align 4
  %153 = load ptr, ptr %3, align 8
  %154 = getelementptr inbounds i32, ptr %153, i64 6
  %155 = load i32, ptr %154, align 4
  store i32 %155, ptr %16, align 4
  %156 = load ptr, ptr %3, align 8
  %157 = getelementptr inbounds i32, ptr %156, i64 7
  %158 = load i32, ptr %157, align 4
  store i32 %158, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %159

159:                                              ; preds = %224, %134
  %160 = load i32, ptr %18, align 4
  %161 = icmp slt i32 %160, 64
  br i1 %161, label %162, label %227

162:                                              ; preds = %159
  %163 = load i32, ptr %17, align 4
  %164 = load i32, ptr %14, align 4
  %165 = call i32 @rotate(i32 noundef %164, i32 noundef 6)
  %166 = load i32, ptr %14, align 4
  %167 = call i32 @rotate(i32 noundef %166, i32 noundef 11)
  %168 = xor i32 %165, %167
  %169 = load i32, ptr %14, align 4
  %170 = call i32 @rotate(i32 noundef %169, i32 noundef 25)
  %171 = xor i32 %168, %170
  %172 = add i32 %163, %171
  %173 = load i32, ptr %14, align 4
  %174 = load i32, ptr %15, align 4
  %175 = and i32 %173, %174
  %176 = load i32, ptr %14, align 4
  %177 = xor i32 %176, -1
  %178 = load i32, ptr %16, align 4
  %179 = and i32 %177, %178
  %180 = xor i32 %175, %179
  %181 = add i32 %172, %180
  %182 = load i32, ptr %18, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [64 x i32], ptr @K, i64 0, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %181, %185
  %187 = load i32, ptr %18, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %188
  %190 = load i32, ptr %189, align 4
  %191 = add i32 %186, %190
  store i32 %191, ptr %19, align 4
  %192 = load i32, ptr %10, align 4
  %193 = call i32 @rotate(i32 noundef %192, i32 noundef 2)
  %194 = load i32, ptr %10, align 4
  %195 = call i32 @rotate(i32 noundef %194, i32 noundef 13)
  %196 = xor i32 %193, %195
  %197 = load i32, ptr %10, align 4
  %198 = call i32 @rotate(i32 noundef %197, i32 noundef 22)
  %199 = xor i32 %196, %198
  %200 = load i32, ptr %10, align 4
  %201 = load i32, ptr %11, align 4
  %202 = and i32 %200, %201
  %203 = load i32, ptr %10, align 4
  %204 = load i32, ptr %12, align 4
  %205 = and i32 %203, %204
  %206 = xor i32 %202, %205
  %207 = load i32, ptr %11, align 4
  %208 = load i32, ptr %12, align 4
  %209 = and i32 %207, %208
  %210 = xor i32 %206, %209
  %211 = add i32 %199, %210
  store i32 %211, ptr %20, align 4
  %212 = load i32, ptr %16, align 4
  store i32 %212, ptr %17, align 4
  %213 = load i32, ptr %15, align 4
  store i32 %213, ptr %16, align 4
  %214 = load i32, ptr %14, align 4
  store i32 %214, ptr %15, align 4
  %215 = load i32, ptr %13, align 4
  %216 = load i32, ptr %19, align 4
  %217 = add i32 %215, %216
  store i32 %217, ptr %14, align 4
  %218 = load i32, ptr %12, align 4
  store i32 %218, ptr %13, align 4
  %219 = load i32, ptr %11, align 4
  store i32 %219, ptr %12, align 4
  %220 = load i32, ptr %10, align 4
  store i32 %220, ptr %11, align 4
  %221 = load i32, ptr %19, align 4
  %222 = load i32, ptr %20, align 4
  %223 = add i32 %221, %222
  store i32 %223, ptr %10, align 4
  br label %224

224:                                              ; preds = %162
  %225 = load i32, ptr %18, align 4
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %18, align 4
  br label %159, !llvm.loop !16

227:                                              ; preds = %159
  %228 = load i32, ptr %10, align 4
  %229 = load ptr, ptr %3, align 8
  %230 = getelementptr inbounds i32, ptr %229, i64 0
  %231 = load i32, ptr %230, align 4
  %232 = add i32 %231, %228
  store i32 %232, ptr %230, align 4
  %233 = load i32, ptr %11, align 4
  %234 = load ptr, ptr %3, align 8
  %235 = getelementptr inbounds i32, ptr %234, i64 1
  %236 = load i32, ptr %235, align 4
  %237 = add i32 %236, %233
  store i32 %237, ptr %235, align 4
  %238 = load i32, ptr %12, align 4
  %239 = load ptr, ptr %3, align 8
  %240 = getelementptr inbounds i32, ptr %239, i64 2
  %241 = load i32, ptr %240, align 4
  %242 = add i32 %241, %238
  store i32 %242, ptr %240, align 4
  %243 = load i32, ptr %13, align 4
  %244 = load ptr, ptr %3, align 8
  %245 = getelementptr inbounds i32, ptr %244, i64 3
  %246 = load i32, ptr %245, align 4
  %247 = add i32 %246, %243
  store i32 %247, ptr %245, align 4
  %248 = load i32, ptr %14, align 4
  %249 = load ptr, ptr %3, align 8
  %250 = getelementptr inbounds i32, ptr %249, i64 4
  %251 = load i32, ptr %250, align 4
  %252 = add i32 %251, %248
  store i32 %252, ptr %250, align 4
  %253 = load i32, ptr %15, align 4
  %254 = load ptr, ptr %3, align 8
  %255 = getelementptr inbounds i32, ptr %254, i64 5
  %256 = load i32, ptr %255, align 4
  %257 = add i32 %256, %253
  store i32 %257, ptr %255, align 4
  %258 = load i32, ptr %16, align 4
  %259 = load ptr, ptr %3, align 8
  %260 = getelementptr inbounds i32, ptr %259, i64 6
  %261 = load i32, ptr %260, align 4
  %262 = add i32 %261, %258
  store i32 %262, ptr %260, align 4
  %263 = load i32, ptr %17, align 4
  %264 = load ptr, ptr %3, align 8
  %265 = getelementptr inbounds i32, ptr %264, i64 7
  %266 = load i32, ptr %265, align 4
  %267 = add i32 %266, %263
  store i32 %267, ptr %265, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }

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
