; test: String search in a generated text: naive, Horspool, Knuth-Morris-Pratt, and a count of words.
; args: 7
; stdout: strsearch 409345326834
; exit: 0
; Written by benches/programs.py from strsearch.c.

; ModuleID = 'strsearch.c'
source_filename = "strsearch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.patterns = internal global [6 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], align 16
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"bad cab\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"cabbage\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"deed\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"a bed\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"faced\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c" abcdefa\00", align 1
@text = internal global [4001 x i8] zeroinitializer, align 16
@.str.7 = private unnamed_addr constant [16 x i8] c"strsearch %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %15 = load i32, ptr %4, align 4
  %16 = icmp sgt i32 %15, 1
  br i1 %16, label %17, label %22

17:                                               ; preds = %2
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @atol(ptr noundef %20) #3
  br label %23

22:                                               ; preds = %2
  br label %23

23:                                               ; preds = %22, %17
  %24 = phi i64 [ %21, %17 ], [ 10, %22 ]
  store i64 %24, ptr %6, align 8
  store i32 3, ptr %7, align 4
  store i64 0, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %25

25:                                               ; preds = %41, %23
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %26, 4000
  br i1 %27, label %28, label %44

28:                                               ; preds = %25
  %29 = load i32, ptr %7, align 4
  %30 = mul i32 %29, 1103515245
  %31 = add i32 %30, 12345
  store i32 %31, ptr %7, align 4
  %32 = load i32, ptr %7, align 4
  %33 = lshr i32 %32, 20
  %34 = and i32 %33, 7
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds [9 x i8], ptr @.str.6, i64 0, i64 %35
  %37 = load i8, ptr %36, align 1
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4001 x i8], ptr @text, i64 0, i64 %39
  store i8 %37, ptr %40, align 1
  br label %41

41:                                               ; preds = %28
  %42 = load i32, ptr %9, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4
  br label %25, !llvm.loop !6

44:                                               ; preds = %25
  store i64 0, ptr %10, align 8
  br label %45

45:                                               ; preds = %86, %44
  %46 = load i64, ptr %10, align 8
  %47 = load i64, ptr %6, align 8
  %48 = icmp slt i64 %46, %47
  br i1 %48, label %49, label %89

49:                                               ; preds = %45
  %50 = load i64, ptr %10, align 8
  %51 = srem i64 %50, 6
  %52 = getelementptr inbounds [6 x ptr], ptr @main.patterns, i64 0, i64 %51
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %11, align 8
  %54 = load i64, ptr %10, align 8
  %55 = srem i64 %54, 6
  %56 = add nsw i64 97, %55
  %57 = trunc i64 %56 to i8
  %58 = load i64, ptr %10, align 8
  %59 = mul nsw i64 %58, 13
  %60 = srem i64 %59, 4000
  %61 = getelementptr inbounds [4001 x i8], ptr @text, i64 0, i64 %60
  store i8 %57, ptr %61, align 1
  %62 = load ptr, ptr %11, align 8
  %63 = call i32 @naive(ptr noundef @text, ptr noundef %62)
  store i32 %63, ptr %12, align 4
  %64 = load ptr, ptr %11, align 8
  %65 = call i32 @kmp(ptr noundef @text, i32 noundef 4000, ptr noundef %64)
  store i32 %65, ptr %13, align 4
  %66 = load ptr, ptr %11, align 8
  %67 = call i32 @horspool(ptr noundef @text, i32 noundef 4000, ptr noundef %66)
  store i32 %67, ptr %14, align 4
  %68 = load i32, ptr %12, align 4
  %69 = load i32, ptr %13, align 4
  %70 = icmp ne i32 %68, %69
  br i1 %70, label %75, label %71

71:                                               ; preds = %49
  %72 = load i32, ptr %14, align 4
  %73 = load i32, ptr %12, align 4
  %74 = icmp sgt i32 %72, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %71, %49
  store i32 1, ptr %3, align 4
  br label %92

76:                                               ; preds = %71
  %77 = load i64, ptr %8, align 8
  %78 = mul i64 %77, 31
  %79 = load i32, ptr %12, align 4
  %80 = load i32, ptr %14, align 4
  %81 = add nsw i32 %79, %80
  %82 = call i32 @words(ptr noundef @text)
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = add i64 %78, %84
  store i64 %85, ptr %8, align 8
  br label %86

86:                                               ; preds = %76
  %87 = load i64, ptr %10, align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %10, align 8
  br label %45, !llvm.loop !8

89:                                               ; preds = %45
  %90 = load i64, ptr %8, align 8
  %91 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i64 noundef %90)
  store i32 0, ptr %3, align 4
  br label %92

92:                                               ; preds = %89, %75
  %93 = load i32, ptr %3, align 4
  ret i32 %93
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @naive(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %50, %2
  %8 = load ptr, ptr %3, align 8
  %9 = load i8, ptr %8, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %53

11:                                               ; preds = %7
  store i32 0, ptr %6, align 4
  br label %12

12:                                               ; preds = %36, %11
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %13, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %34

20:                                               ; preds = %12
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %27, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %26, %32
  br label %34

34:                                               ; preds = %20, %12
  %35 = phi i1 [ false, %12 ], [ %33, %20 ]
  br i1 %35, label %36, label %39

36:                                               ; preds = %34
  %37 = load i32, ptr %6, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %6, align 4
  br label %12, !llvm.loop !9

39:                                               ; preds = %34
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %40, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = icmp ne i8 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %39
  %47 = load i32, ptr %5, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %5, align 4
  br label %49

49:                                               ; preds = %46, %39
  br label %50

50:                                               ; preds = %49
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds i8, ptr %51, i32 1
  store ptr %52, ptr %3, align 8
  br label %7, !llvm.loop !10

53:                                               ; preds = %7
  %54 = load i32, ptr %5, align 4
  ret i32 %54
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @kmp(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [32 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = call i64 @strlen(ptr noundef %13) #3
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %16 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 0
  store i32 0, ptr %16, align 16
  store i32 1, ptr %11, align 4
  br label %17

17:                                               ; preds = %69, %3
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %72

21:                                               ; preds = %17
  br label %22

22:                                               ; preds = %41, %21
  %23 = load i32, ptr %9, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %22
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = load ptr, ptr %6, align 8
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp ne i32 %31, %37
  br label %39

39:                                               ; preds = %25, %22
  %40 = phi i1 [ false, %22 ], [ %38, %25 ]
  br i1 %40, label %41, label %47

41:                                               ; preds = %39
  %42 = load i32, ptr %9, align 4
  %43 = sub nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4
  store i32 %46, ptr %9, align 4
  br label %22, !llvm.loop !11

47:                                               ; preds = %39
  %48 = load ptr, ptr %6, align 8
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %48, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = load ptr, ptr %6, align 8
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %53, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %47
  %62 = load i32, ptr %9, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %9, align 4
  br label %64

64:                                               ; preds = %61, %47
  %65 = load i32, ptr %9, align 4
  %66 = load i32, ptr %11, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %67
  store i32 %65, ptr %68, align 4
  br label %69

69:                                               ; preds = %64
  %70 = load i32, ptr %11, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %11, align 4
  br label %17, !llvm.loop !12

72:                                               ; preds = %17
  store i32 0, ptr %9, align 4
  store i32 0, ptr %12, align 4
  br label %73

73:                                               ; preds = %133, %72
  %74 = load i32, ptr %12, align 4
  %75 = load i32, ptr %5, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %136

77:                                               ; preds = %73
  br label %78

78:                                               ; preds = %97, %77
  %79 = load i32, ptr %9, align 4
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %81, label %95

81:                                               ; preds = %78
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %12, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  %86 = load i8, ptr %85, align 1
  %87 = sext i8 %86 to i32
  %88 = load ptr, ptr %6, align 8
  %89 = load i32, ptr %9, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = load i8, ptr %91, align 1
  %93 = sext i8 %92 to i32
  %94 = icmp ne i32 %87, %93
  br label %95

95:                                               ; preds = %81, %78
  %96 = phi i1 [ false, %78 ], [ %94, %81 ]
  br i1 %96, label %97, label %103

97:                                               ; preds = %95
  %98 = load i32, ptr %9, align 4
  %99 = sub nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %100
  %102 = load i32, ptr %101, align 4
  store i32 %102, ptr %9, align 4
  br label %78, !llvm.loop !13

103:                                              ; preds = %95
  %104 = load ptr, ptr %4, align 8
  %105 = load i32, ptr %12, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %104, i64 %106
  %108 = load i8, ptr %107, align 1
  %109 = sext i8 %108 to i32
  %110 = load ptr, ptr %6, align 8
  %111 = load i32, ptr %9, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %110, i64 %112
  %114 = load i8, ptr %113, align 1
  %115 = sext i8 %114 to i32
  %116 = icmp eq i32 %109, %115
  br i1 %116, label %117, label %120

117:                                              ; preds = %103
  %118 = load i32, ptr %9, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %9, align 4
  br label %120

120:                                              ; preds = %117, %103
  %121 = load i32, ptr %9, align 4
  %122 = load i32, ptr %8, align 4
  %123 = icmp eq i32 %121, %122
  br i1 %123, label %124, label %132

124:                                              ; preds = %120
  %125 = load i32, ptr %10, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %10, align 4
  %127 = load i32, ptr %9, align 4
  %128 = sub nsw i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  store i32 %131, ptr %9, align 4
  br label %132

132:                                              ; preds = %124, %120
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr %12, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %12, align 4
  br label %73, !llvm.loop !14

136:                                              ; preds = %73
  %137 = load i32, ptr %10, align 4
  ret i32 %137
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @horspool(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [256 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = call i64 @strlen(ptr noundef %14) #3
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %25, %3
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %18, 256
  br i1 %19, label %20, label %28

20:                                               ; preds = %17
  %21 = load i32, ptr %8, align 4
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [256 x i32], ptr %7, i64 0, i64 %23
  store i32 %21, ptr %24, align 4
  br label %25

25:                                               ; preds = %20
  %26 = load i32, ptr %10, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %10, align 4
  br label %17, !llvm.loop !15

28:                                               ; preds = %17
  store i32 0, ptr %11, align 4
  br label %29

29:                                               ; preds = %46, %28
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %8, align 4
  %32 = sub nsw i32 %31, 1
  %33 = icmp slt i32 %30, %32
  br i1 %33, label %34, label %49

34:                                               ; preds = %29
  %35 = load i32, ptr %8, align 4
  %36 = sub nsw i32 %35, 1
  %37 = load i32, ptr %11, align 4
  %38 = sub nsw i32 %36, %37
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %11, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i64
  %45 = getelementptr inbounds [256 x i32], ptr %7, i64 0, i64 %44
  store i32 %38, ptr %45, align 4
  br label %46

46:                                               ; preds = %34
  %47 = load i32, ptr %11, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %11, align 4
  br label %29, !llvm.loop !16

49:                                               ; preds = %29
  store i32 0, ptr %12, align 4
  br label %50

50:                                               ; preds = %90, %49
  %51 = load i32, ptr %12, align 4
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %5, align 4
  %55 = icmp sle i32 %53, %54
  br i1 %55, label %56, label %104

56:                                               ; preds = %50
  %57 = load i32, ptr %8, align 4
  %58 = sub nsw i32 %57, 1
  store i32 %58, ptr %13, align 4
  br label %59

59:                                               ; preds = %80, %56
  %60 = load i32, ptr %13, align 4
  %61 = icmp sge i32 %60, 0
  br i1 %61, label %62, label %78

62:                                               ; preds = %59
  %63 = load ptr, ptr %4, align 8
  %64 = load i32, ptr %12, align 4
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %63, i64 %67
  %69 = load i8, ptr %68, align 1
  %70 = sext i8 %69 to i32
  %71 = load ptr, ptr %6, align 8
  %72 = load i32, ptr %13, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %71, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %70, %76
  br label %78

78:                                               ; preds = %62, %59
  %79 = phi i1 [ false, %59 ], [ %77, %62 ]
  br i1 %79, label %80, label %83

80:                                               ; preds = %78
  %81 = load i32, ptr %13, align 4
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %13, align 4
  br label %59, !llvm.loop !17

83:                                               ; preds = %78
  %84 = load i32, ptr %13, align 4
  %85 = icmp slt i32 %84, 0
  br i1 %85, label %86, label %89

86:                                               ; preds = %83
  %87 = load i32, ptr %9, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %9, align 4
  br label %89

89:                                               ; preds = %86, %83
  br label %90

90:                                               ; preds = %89
  %91 = load ptr, ptr %4, align 8
  %92 = load i32, ptr %12, align 4
  %93 = load i32, ptr %8, align 4
  %94 = add nsw i32 %92, %93
  %95 = sub nsw i32 %94, 1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %91, i64 %96
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i64
  %100 = getelementptr inbounds [256 x i32], ptr %7, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %102, %101
  store i32 %103, ptr %12, align 4
  br label %50, !llvm.loop !18

104:                                              ; preds = %50
  %105 = load i32, ptr %9, align 4
  ret i32 %105
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @words(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %33, %1
  %7 = load ptr, ptr %2, align 8
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %36

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp sge i32 %13, 97
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = load ptr, ptr %2, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp sle i32 %18, 122
  br label %20

20:                                               ; preds = %15, %10
  %21 = phi i1 [ false, %10 ], [ %19, %15 ]
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %5, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %20
  %26 = load i32, ptr %4, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %31

31:                                               ; preds = %28, %25, %20
  %32 = load i32, ptr %5, align 4
  store i32 %32, ptr %4, align 4
  br label %33

33:                                               ; preds = %31
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %2, align 8
  br label %6, !llvm.loop !19

36:                                               ; preds = %6
  %37 = load i32, ptr %3, align 4
  ret i32 %37
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }

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
!19 = distinct !{!19, !7}
