; test: Flips of prefixes over all permutations of seven numbers, from a beginning that changes.
; args: 3
; stdout: fannkuch 48 684
; exit: 0
; Written by benches/programs.py from fannkuch.c.

; ModuleID = 'fannkuch.c'
source_filename = "fannkuch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"fannkuch %llu %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %10 = load i32, ptr %4, align 4
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %17

12:                                               ; preds = %2
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 1
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @atol(ptr noundef %15) #3
  br label %18

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %17, %12
  %19 = phi i64 [ %16, %12 ], [ 10, %17 ]
  store i64 %19, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %20

20:                                               ; preds = %32, %18
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %6, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %35

24:                                               ; preds = %20
  %25 = load i64, ptr %9, align 8
  %26 = srem i64 %25, 7
  %27 = trunc i64 %26 to i32
  %28 = call i32 @fannkuch(i32 noundef %27, ptr noundef %7)
  %29 = sext i32 %28 to i64
  %30 = load i64, ptr %8, align 8
  %31 = add i64 %30, %29
  store i64 %31, ptr %8, align 8
  br label %32

32:                                               ; preds = %24
  %33 = load i64, ptr %9, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %9, align 8
  br label %20, !llvm.loop !6

35:                                               ; preds = %20
  %36 = load i64, ptr %8, align 8
  %37 = load i32, ptr %7, align 4
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %36, i32 noundef %37)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @fannkuch(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [7 x i32], align 16
  %6 = alloca [7 x i32], align 16
  %7 = alloca [7 x i32], align 16
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
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %8, align 4
  store i32 7, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %31, %2
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %21, 7
  br i1 %22, label %23, label %34

23:                                               ; preds = %20
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %3, align 4
  %26 = add nsw i32 %24, %25
  %27 = srem i32 %26, 7
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %29
  store i32 %27, ptr %30, align 4
  br label %31

31:                                               ; preds = %23
  %32 = load i32, ptr %11, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %11, align 4
  br label %20, !llvm.loop !8

34:                                               ; preds = %20
  br label %35

35:                                               ; preds = %157, %34
  br label %36

36:                                               ; preds = %45, %35
  %37 = load i32, ptr %9, align 4
  %38 = icmp ne i32 %37, 1
  br i1 %38, label %39, label %48

39:                                               ; preds = %36
  %40 = load i32, ptr %9, align 4
  %41 = load i32, ptr %9, align 4
  %42 = sub nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %43
  store i32 %40, ptr %44, align 4
  br label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %46, -1
  store i32 %47, ptr %9, align 4
  br label %36, !llvm.loop !9

48:                                               ; preds = %36
  store i32 0, ptr %12, align 4
  br label %49

49:                                               ; preds = %60, %48
  %50 = load i32, ptr %12, align 4
  %51 = icmp slt i32 %50, 7
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = load i32, ptr %12, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr %12, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %58
  store i32 %56, ptr %59, align 4
  br label %60

60:                                               ; preds = %52
  %61 = load i32, ptr %12, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %12, align 4
  br label %49, !llvm.loop !10

63:                                               ; preds = %49
  store i32 0, ptr %13, align 4
  br label %64

64:                                               ; preds = %95, %63
  %65 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 0
  %66 = load i32, ptr %65, align 16
  store i32 %66, ptr %14, align 4
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %98

68:                                               ; preds = %64
  store i32 0, ptr %15, align 4
  %69 = load i32, ptr %14, align 4
  store i32 %69, ptr %16, align 4
  br label %70

70:                                               ; preds = %90, %68
  %71 = load i32, ptr %15, align 4
  %72 = load i32, ptr %16, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %95

74:                                               ; preds = %70
  %75 = load i32, ptr %15, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %76
  %78 = load i32, ptr %77, align 4
  store i32 %78, ptr %17, align 4
  %79 = load i32, ptr %16, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = load i32, ptr %15, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %84
  store i32 %82, ptr %85, align 4
  %86 = load i32, ptr %17, align 4
  %87 = load i32, ptr %16, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %88
  store i32 %86, ptr %89, align 4
  br label %90

90:                                               ; preds = %74
  %91 = load i32, ptr %15, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %15, align 4
  %93 = load i32, ptr %16, align 4
  %94 = add nsw i32 %93, -1
  store i32 %94, ptr %16, align 4
  br label %70, !llvm.loop !11

95:                                               ; preds = %70
  %96 = load i32, ptr %13, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %13, align 4
  br label %64, !llvm.loop !12

98:                                               ; preds = %64
  %99 = load i32, ptr %13, align 4
  %100 = load i32, ptr %8, align 4
  %101 = icmp sgt i32 %99, %100
  br i1 %101, label %102, label %104

102:                                              ; preds = %98
  %103 = load i32, ptr %13, align 4
  store i32 %103, ptr %8, align 4
  br label %104

104:                                              ; preds = %102, %98
  %105 = load i32, ptr %10, align 4
  %106 = srem i32 %105, 2
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %104
  %109 = load i32, ptr %13, align 4
  br label %113

110:                                              ; preds = %104
  %111 = load i32, ptr %13, align 4
  %112 = sub nsw i32 0, %111
  br label %113

113:                                              ; preds = %110, %108
  %114 = phi i32 [ %109, %108 ], [ %112, %110 ]
  %115 = load ptr, ptr %4, align 8
  %116 = load i32, ptr %115, align 4
  %117 = add nsw i32 %116, %114
  store i32 %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %154, %113
  %119 = load i32, ptr %9, align 4
  %120 = icmp eq i32 %119, 7
  br i1 %120, label %121, label %123

121:                                              ; preds = %118
  %122 = load i32, ptr %8, align 4
  ret i32 %122

123:                                              ; preds = %118
  %124 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 0
  %125 = load i32, ptr %124, align 16
  store i32 %125, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %126

126:                                              ; preds = %139, %123
  %127 = load i32, ptr %19, align 4
  %128 = load i32, ptr %9, align 4
  %129 = icmp slt i32 %127, %128
  br i1 %129, label %130, label %142

130:                                              ; preds = %126
  %131 = load i32, ptr %19, align 4
  %132 = add nsw i32 %131, 1
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %19, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %137
  store i32 %135, ptr %138, align 4
  br label %139

139:                                              ; preds = %130
  %140 = load i32, ptr %19, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %19, align 4
  br label %126, !llvm.loop !13

142:                                              ; preds = %126
  %143 = load i32, ptr %18, align 4
  %144 = load i32, ptr %9, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %145
  store i32 %143, ptr %146, align 4
  %147 = load i32, ptr %9, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = add nsw i32 %150, -1
  store i32 %151, ptr %149, align 4
  %152 = icmp sgt i32 %151, 0
  br i1 %152, label %153, label %154

153:                                              ; preds = %142
  br label %157

154:                                              ; preds = %142
  %155 = load i32, ptr %9, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %9, align 4
  br label %118

157:                                              ; preds = %153
  %158 = load i32, ptr %10, align 4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %10, align 4
  br label %35
}

declare i32 @printf(ptr noundef, ...) #2

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
