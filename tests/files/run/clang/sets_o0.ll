; test: what clang -O0 makes of a C program: sets of characters, words, and short strings compared.
; exit: 0
; stdout: 87 427 63 -59 70011
; stdout: 360 4203 6
; stdout: 1 2 2 2 3 0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"+-*/<>=\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"()z\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@text = internal constant [35 x i8] c"  one two\09three\0A\0A four\0D\0Afive  six \00", align 16
@names = internal constant [7 x ptr] [ptr @.str.4, ptr @.str.7, ptr @.str.8, ptr @.str.5, ptr @.str.9, ptr @.str.10, ptr @.str.11], align 16
@.str.4 = private unnamed_addr constant [4 x i8] c"get\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"ge\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"put\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"gets\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"\00x\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"\FFet\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"list\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 -128, ptr %9, align 4
  br label %18

18:                                               ; preds = %69, %0
  %19 = load i32, ptr %9, align 4
  %20 = icmp slt i32 %19, 128
  br i1 %20, label %21, label %72

21:                                               ; preds = %18
  %22 = load i32, ptr %9, align 4
  %23 = trunc i32 %22 to i8
  store i8 %23, ptr %10, align 1
  %24 = load i8, ptr %10, align 1
  %25 = call i32 @blank(i8 noundef signext %24)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %21
  %28 = load i32, ptr %9, align 4
  %29 = load i32, ptr %2, align 4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr %2, align 4
  br label %31

31:                                               ; preds = %27, %21
  %32 = load i8, ptr %10, align 1
  %33 = call i32 @operator(i8 noundef signext %32)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %31
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %3, align 4
  %38 = add nsw i32 %37, %36
  store i32 %38, ptr %3, align 4
  br label %39

39:                                               ; preds = %35, %31
  %40 = load i8, ptr %10, align 1
  %41 = call i32 @word(i8 noundef zeroext %40)
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %4, align 4
  %44 = load i8, ptr %10, align 1
  %45 = call i32 @high(i8 noundef signext %44)
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %39
  %48 = load i32, ptr %9, align 4
  %49 = load i32, ptr %5, align 4
  %50 = add nsw i32 %49, %48
  store i32 %50, ptr %5, align 4
  br label %51

51:                                               ; preds = %47, %39
  %52 = load i32, ptr %9, align 4
  %53 = call ptr @memchr(ptr noundef @.str, i32 noundef %52, i64 noundef 7)
  %54 = icmp ne ptr %53, null
  br i1 %54, label %55, label %59

55:                                               ; preds = %51
  %56 = load i32, ptr %9, align 4
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr %7, align 4
  br label %59

59:                                               ; preds = %55, %51
  %60 = load i32, ptr %9, align 4
  %61 = call ptr @strchr(ptr noundef @.str.1, i32 noundef %60)
  %62 = icmp ne ptr %61, null
  br i1 %62, label %63, label %68

63:                                               ; preds = %59
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %64, 1000
  %66 = load i32, ptr %8, align 4
  %67 = add nsw i32 %66, %65
  store i32 %67, ptr %8, align 4
  br label %68

68:                                               ; preds = %63, %59
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %9, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %9, align 4
  br label %18

72:                                               ; preds = %18
  store i32 -5, ptr %11, align 4
  br label %73

73:                                               ; preds = %81, %72
  %74 = load i32, ptr %11, align 4
  %75 = icmp slt i32 %74, 70010
  br i1 %75, label %76, label %84

76:                                               ; preds = %73
  %77 = load i32, ptr %11, align 4
  %78 = call i32 @none(i32 noundef %77)
  %79 = load i32, ptr %6, align 4
  %80 = add nsw i32 %79, %78
  store i32 %80, ptr %6, align 4
  br label %81

81:                                               ; preds = %76
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %11, align 4
  br label %73

84:                                               ; preds = %73
  %85 = load i32, ptr %2, align 4
  %86 = load i32, ptr %3, align 4
  %87 = load i32, ptr %4, align 4
  %88 = load i32, ptr %5, align 4
  %89 = load i32, ptr %6, align 4
  %90 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %85, i32 noundef %86, i32 noundef %87, i32 noundef %88, i32 noundef %89)
  %91 = load i32, ptr %7, align 4
  %92 = load i32, ptr %8, align 4
  %93 = call i32 @count_words(ptr noundef @text, i32 noundef 34)
  %94 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %91, i32 noundef %92, i32 noundef %93)
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %95

95:                                               ; preds = %145, %84
  %96 = load i32, ptr %17, align 4
  %97 = icmp slt i32 %96, 7
  br i1 %97, label %98, label %148

98:                                               ; preds = %95
  %99 = load i32, ptr %17, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [7 x ptr], ptr @names, i64 0, i64 %100
  %102 = load ptr, ptr %101, align 8
  %103 = call i32 @strcmp(ptr noundef %102, ptr noundef @.str.4)
  %104 = icmp ne i32 %103, 0
  %105 = xor i1 %104, true
  %106 = zext i1 %105 to i32
  %107 = load i32, ptr %12, align 4
  %108 = add nsw i32 %107, %106
  store i32 %108, ptr %12, align 4
  %109 = load i32, ptr %17, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [7 x ptr], ptr @names, i64 0, i64 %110
  %112 = load ptr, ptr %111, align 8
  %113 = call i32 @strcmp(ptr noundef %112, ptr noundef @.str.4)
  %114 = icmp slt i32 %113, 0
  %115 = zext i1 %114 to i32
  %116 = load i32, ptr %13, align 4
  %117 = add nsw i32 %116, %115
  store i32 %117, ptr %13, align 4
  %118 = load i32, ptr %17, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [7 x ptr], ptr @names, i64 0, i64 %119
  %121 = load ptr, ptr %120, align 8
  %122 = call i32 @strncmp(ptr noundef %121, ptr noundef @.str.4, i64 noundef 3)
  %123 = icmp eq i32 %122, 0
  %124 = zext i1 %123 to i32
  %125 = load i32, ptr %14, align 4
  %126 = add nsw i32 %125, %124
  store i32 %126, ptr %14, align 4
  %127 = load i32, ptr %17, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [7 x ptr], ptr @names, i64 0, i64 %128
  %130 = load ptr, ptr %129, align 8
  %131 = call i32 @strncmp(ptr noundef @.str.4, ptr noundef %130, i64 noundef 4)
  %132 = icmp sgt i32 %131, 0
  %133 = zext i1 %132 to i32
  %134 = load i32, ptr %15, align 4
  %135 = add nsw i32 %134, %133
  store i32 %135, ptr %15, align 4
  %136 = load i32, ptr %17, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [7 x ptr], ptr @names, i64 0, i64 %137
  %139 = load ptr, ptr %138, align 8
  %140 = call i32 @memcmp(ptr noundef %139, ptr noundef @.str.5, i64 noundef 2)
  %141 = icmp eq i32 %140, 0
  %142 = zext i1 %141 to i32
  %143 = load i32, ptr %16, align 4
  %144 = add nsw i32 %143, %142
  store i32 %144, ptr %16, align 4
  br label %145

145:                                              ; preds = %98
  %146 = load i32, ptr %17, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %17, align 4
  br label %95

148:                                              ; preds = %95
  %149 = load i32, ptr %12, align 4
  %150 = load i32, ptr %13, align 4
  %151 = load i32, ptr %14, align 4
  %152 = load i32, ptr %15, align 4
  %153 = load i32, ptr %16, align 4
  %154 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %149, i32 noundef %150, i32 noundef %151, i32 noundef %152, i32 noundef %153, i32 noundef 0)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @blank(i8 noundef signext %0) {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %26, label %6

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 9
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 10
  br i1 %13, label %26, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 13
  br i1 %17, label %26, label %18

18:                                               ; preds = %14
  %19 = load i8, ptr %2, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 11
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = load i8, ptr %2, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 12
  br label %26

26:                                               ; preds = %22, %18, %14, %10, %6, %1
  %27 = phi i1 [ true, %18 ], [ true, %14 ], [ true, %10 ], [ true, %6 ], [ true, %1 ], [ %25, %22 ]
  %28 = zext i1 %27 to i32
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @operator(i8 noundef signext %0) {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 43
  br i1 %5, label %26, label %6

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 45
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 42
  br i1 %13, label %26, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 47
  br i1 %17, label %26, label %18

18:                                               ; preds = %14
  %19 = load i8, ptr %2, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 124
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = load i8, ptr %2, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 126
  br label %26

26:                                               ; preds = %22, %18, %14, %10, %6, %1
  %27 = phi i1 [ true, %18 ], [ true, %14 ], [ true, %10 ], [ true, %6 ], [ true, %1 ], [ %25, %22 ]
  %28 = zext i1 %27 to i32
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @word(i8 noundef zeroext %0) {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp sge i32 %4, 97
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp sle i32 %8, 122
  br i1 %9, label %32, label %10

10:                                               ; preds = %6, %1
  %11 = load i8, ptr %2, align 1
  %12 = zext i8 %11 to i32
  %13 = icmp sge i32 %12, 65
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %16, 90
  br i1 %17, label %32, label %18

18:                                               ; preds = %14, %10
  %19 = load i8, ptr %2, align 1
  %20 = zext i8 %19 to i32
  %21 = icmp eq i32 %20, 95
  br i1 %21, label %32, label %22

22:                                               ; preds = %18
  %23 = load i8, ptr %2, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp sge i32 %24, 48
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = load i8, ptr %2, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp sle i32 %28, 57
  br label %30

30:                                               ; preds = %26, %22
  %31 = phi i1 [ false, %22 ], [ %29, %26 ]
  br label %32

32:                                               ; preds = %30, %18, %14, %6
  %33 = phi i1 [ true, %18 ], [ true, %14 ], [ true, %6 ], [ %31, %30 ]
  %34 = zext i1 %33 to i32
  ret i32 %34
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @high(i8 noundef signext %0) {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %18, label %6

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, -3
  br i1 %9, label %18, label %10

10:                                               ; preds = %6
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, -60
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 5
  br label %18

18:                                               ; preds = %14, %10, %6, %1
  %19 = phi i1 [ true, %10 ], [ true, %6 ], [ true, %1 ], [ %17, %14 ]
  %20 = zext i1 %19 to i32
  ret i32 %20
}

; Function Attrs: nounwind
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef)

; Function Attrs: nounwind
declare ptr @strchr(ptr noundef, i32 noundef)

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @none(i32 noundef %0) {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 3
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp ne i32 %6, 70000
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = icmp ne i32 %9, 9
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4
  %13 = icmp ne i32 %12, -2
  br label %14

14:                                               ; preds = %11, %8, %5, %1
  %15 = phi i1 [ false, %8 ], [ false, %5 ], [ false, %1 ], [ %13, %11 ]
  %16 = zext i1 %15 to i32
  ret i32 %16
}

declare i32 @printf(ptr noundef, ...)

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @count_words(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %29, %2
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %32

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %13, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = call i32 @blank(i8 noundef signext %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %12
  store i32 0, ptr %6, align 4
  br label %28

21:                                               ; preds = %12
  %22 = load i32, ptr %6, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  store i32 1, ptr %6, align 4
  %25 = load i32, ptr %5, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %5, align 4
  br label %27

27:                                               ; preds = %24, %21
  br label %28

28:                                               ; preds = %27, %20
  br label %29

29:                                               ; preds = %28
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %8

32:                                               ; preds = %8
  %33 = load i32, ptr %5, align 4
  ret i32 %33
}

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef)

; Function Attrs: nounwind
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef)

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)



