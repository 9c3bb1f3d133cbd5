; test: Loops over arrays of bytes, ints, longs and doubles: sums, maps, copies, comparisons, prefix sums.
; args: 14
; stdout: arrays 338332933944656315
; exit: 0
; Written by benches/programs.py from arrays.c.

; ModuleID = 'arrays.c'
source_filename = "arrays.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"arrays %llu\0A\00", align 1
@ints = internal global [4096 x i32] zeroinitializer, align 16
@more = internal global [4096 x i32] zeroinitializer, align 16
@reals = internal global [4096 x double] zeroinitializer, align 16
@others = internal global [4096 x double] zeroinitializer, align 16
@bytes = internal global [4096 x i8] zeroinitializer, align 16
@longs = internal global [4096 x i64] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds ptr, ptr %12, i64 1
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 @atol(ptr noundef %14) #4
  br label %17

16:                                               ; preds = %2
  br label %17

17:                                               ; preds = %16, %11
  %18 = phi i64 [ %15, %11 ], [ 100, %16 ]
  store i64 %18, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %19

19:                                               ; preds = %29, %17
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %6, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %19
  %24 = load i64, ptr %7, align 8
  %25 = mul i64 %24, 31
  %26 = load i64, ptr %8, align 8
  %27 = call i64 @step(i64 noundef %26)
  %28 = add i64 %25, %27
  store i64 %28, ptr %7, align 8
  br label %29

29:                                               ; preds = %23
  %30 = load i64, ptr %8, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %8, align 8
  br label %19, !llvm.loop !6

32:                                               ; preds = %19
  %33 = load i64, ptr %7, align 8
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %33)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @step(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %19

19:                                               ; preds = %33, %1
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 4096
  br i1 %21, label %22, label %36

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4
  %24 = mul nsw i32 %23, 7
  %25 = sext i32 %24 to i64
  %26 = load i64, ptr %2, align 8
  %27 = add i64 %25, %26
  %28 = and i64 %27, 1023
  %29 = trunc i64 %28 to i32
  %30 = load i32, ptr %4, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4096 x i32], ptr @ints, i64 0, i64 %31
  store i32 %29, ptr %32, align 4
  br label %33

33:                                               ; preds = %22
  %34 = load i32, ptr %4, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %4, align 4
  br label %19, !llvm.loop !8

36:                                               ; preds = %19
  store i32 0, ptr %5, align 4
  br label %37

37:                                               ; preds = %52, %36
  %38 = load i32, ptr %5, align 4
  %39 = icmp slt i32 %38, 4096
  br i1 %39, label %40, label %55

40:                                               ; preds = %37
  %41 = load i32, ptr %5, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4096 x i32], ptr @ints, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = mul nsw i32 %44, 3
  %46 = load i64, ptr %2, align 8
  %47 = trunc i64 %46 to i32
  %48 = sub nsw i32 %45, %47
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4096 x i32], ptr @more, i64 0, i64 %50
  store i32 %48, ptr %51, align 4
  br label %52

52:                                               ; preds = %40
  %53 = load i32, ptr %5, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %5, align 4
  br label %37, !llvm.loop !9

55:                                               ; preds = %37
  store i32 0, ptr %6, align 4
  br label %56

56:                                               ; preds = %72, %55
  %57 = load i32, ptr %6, align 4
  %58 = icmp slt i32 %57, 4096
  br i1 %58, label %59, label %75

59:                                               ; preds = %56
  %60 = load i32, ptr %6, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4096 x i32], ptr @ints, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = load i32, ptr %6, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [4096 x i32], ptr @more, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = xor i32 %63, %67
  %69 = sext i32 %68 to i64
  %70 = load i64, ptr %3, align 8
  %71 = add i64 %70, %69
  store i64 %71, ptr %3, align 8
  br label %72

72:                                               ; preds = %59
  %73 = load i32, ptr %6, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %6, align 4
  br label %56, !llvm.loop !10

75:                                               ; preds = %56
  %76 = load i32, ptr @more, align 16
  store i32 %76, ptr %7, align 4
  store i32 1, ptr %8, align 4
  br label %77

77:                                               ; preds = %93, %75
  %78 = load i32, ptr %8, align 4
  %79 = icmp slt i32 %78, 4096
  br i1 %79, label %80, label %96

80:                                               ; preds = %77
  %81 = load i32, ptr %8, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4096 x i32], ptr @more, i64 0, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = load i32, ptr %7, align 4
  %86 = icmp sgt i32 %84, %85
  br i1 %86, label %87, label %92

87:                                               ; preds = %80
  %88 = load i32, ptr %8, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4096 x i32], ptr @more, i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  store i32 %91, ptr %7, align 4
  br label %92

92:                                               ; preds = %87, %80
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %8, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %8, align 4
  br label %77, !llvm.loop !11

96:                                               ; preds = %77
  store i32 0, ptr %9, align 4
  br label %97

97:                                               ; preds = %114, %96
  %98 = load i32, ptr %9, align 4
  %99 = icmp slt i32 %98, 4096
  br i1 %99, label %100, label %117

100:                                              ; preds = %97
  %101 = load i32, ptr %9, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [4096 x double], ptr @reals, i64 0, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = load i32, ptr %9, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4096 x i32], ptr @ints, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = sitofp i32 %108 to double
  %110 = call double @llvm.fmuladd.f64(double %104, double 5.000000e-01, double %109)
  %111 = load i32, ptr %9, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [4096 x double], ptr @reals, i64 0, i64 %112
  store double %110, ptr %113, align 8
  br label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %9, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %9, align 4
  br label %97, !llvm.loop !12

117:                                              ; preds = %97
  store i32 0, ptr %10, align 4
  br label %118

118:                                              ; preds = %135, %117
  %119 = load i32, ptr %10, align 4
  %120 = icmp slt i32 %119, 4096
  br i1 %120, label %121, label %138

121:                                              ; preds = %118
  %122 = load i32, ptr %10, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4096 x double], ptr @reals, i64 0, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = load i32, ptr %10, align 4
  %127 = sub nsw i32 4095, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4096 x double], ptr @others, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = call double @llvm.fmuladd.f64(double %130, double 2.500000e-01, double %125)
  %132 = load i32, ptr %10, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4096 x double], ptr @others, i64 0, i64 %133
  store double %131, ptr %134, align 8
  br label %135

135:                                              ; preds = %121
  %136 = load i32, ptr %10, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %10, align 4
  br label %118, !llvm.loop !13

138:                                              ; preds = %118
  store double 0.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %139

139:                                              ; preds = %149, %138
  %140 = load i32, ptr %12, align 4
  %141 = icmp slt i32 %140, 4096
  br i1 %141, label %142, label %152

142:                                              ; preds = %139
  %143 = load i32, ptr %12, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [4096 x double], ptr @others, i64 0, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = load double, ptr %11, align 8
  %148 = fadd double %147, %146
  store double %148, ptr %11, align 8
  br label %149

149:                                              ; preds = %142
  %150 = load i32, ptr %12, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %12, align 4
  br label %139, !llvm.loop !14

152:                                              ; preds = %139
  store i32 0, ptr %13, align 4
  br label %153

153:                                              ; preds = %171, %152
  %154 = load i32, ptr %13, align 4
  %155 = icmp slt i32 %154, 4096
  br i1 %155, label %156, label %174

156:                                              ; preds = %153
  %157 = load i32, ptr %13, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4096 x i8], ptr @bytes, i64 0, i64 %158
  %160 = load i8, ptr %159, align 1
  %161 = zext i8 %160 to i32
  %162 = load i32, ptr %13, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [4096 x i32], ptr @more, i64 0, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = add nsw i32 %161, %165
  %167 = trunc i32 %166 to i8
  %168 = load i32, ptr %13, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [4096 x i8], ptr @bytes, i64 0, i64 %169
  store i8 %167, ptr %170, align 1
  br label %171

171:                                              ; preds = %156
  %172 = load i32, ptr %13, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %13, align 4
  br label %153, !llvm.loop !15

174:                                              ; preds = %153
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %175

175:                                              ; preds = %194, %174
  %176 = load i32, ptr %15, align 4
  %177 = icmp slt i32 %176, 4096
  br i1 %177, label %178, label %197

178:                                              ; preds = %175
  %179 = load i32, ptr %15, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [4096 x i8], ptr @bytes, i64 0, i64 %180
  %182 = load i8, ptr %181, align 1
  %183 = zext i8 %182 to i32
  %184 = load i32, ptr %15, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [4096 x i32], ptr @ints, i64 0, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = trunc i32 %187 to i8
  %189 = zext i8 %188 to i32
  %190 = icmp eq i32 %183, %189
  %191 = zext i1 %190 to i32
  %192 = load i32, ptr %14, align 4
  %193 = add nsw i32 %192, %191
  store i32 %193, ptr %14, align 4
  br label %194

194:                                              ; preds = %178
  %195 = load i32, ptr %15, align 4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %15, align 4
  br label %175, !llvm.loop !16

197:                                              ; preds = %175
  %198 = load i64, ptr %2, align 8
  store i64 %198, ptr @longs, align 16
  store i32 1, ptr %16, align 4
  br label %199

199:                                              ; preds = %217, %197
  %200 = load i32, ptr %16, align 4
  %201 = icmp slt i32 %200, 4096
  br i1 %201, label %202, label %220

202:                                              ; preds = %199
  %203 = load i32, ptr %16, align 4
  %204 = sub nsw i32 %203, 1
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4096 x i64], ptr @longs, i64 0, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = load i32, ptr %16, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [4096 x i8], ptr @bytes, i64 0, i64 %209
  %211 = load i8, ptr %210, align 1
  %212 = zext i8 %211 to i64
  %213 = add nsw i64 %207, %212
  %214 = load i32, ptr %16, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [4096 x i64], ptr @longs, i64 0, i64 %215
  store i64 %213, ptr %216, align 8
  br label %217

217:                                              ; preds = %202
  %218 = load i32, ptr %16, align 4
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %16, align 4
  br label %199, !llvm.loop !17

220:                                              ; preds = %199
  store i32 0, ptr %17, align 4
  br label %221

221:                                              ; preds = %242, %220
  %222 = load i32, ptr %17, align 4
  %223 = icmp slt i32 %222, 2048
  br i1 %223, label %224, label %245

224:                                              ; preds = %221
  %225 = load i32, ptr %17, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [4096 x i64], ptr @longs, i64 0, i64 %226
  %228 = load i64, ptr %227, align 8
  store i64 %228, ptr %18, align 8
  %229 = load i32, ptr %17, align 4
  %230 = sub nsw i32 4095, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [4096 x i64], ptr @longs, i64 0, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = load i32, ptr %17, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [4096 x i64], ptr @longs, i64 0, i64 %235
  store i64 %233, ptr %236, align 8
  %237 = load i64, ptr %18, align 8
  %238 = load i32, ptr %17, align 4
  %239 = sub nsw i32 4095, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [4096 x i64], ptr @longs, i64 0, i64 %240
  store i64 %237, ptr %241, align 8
  br label %242

242:                                              ; preds = %224
  %243 = load i32, ptr %17, align 4
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %17, align 4
  br label %221, !llvm.loop !18

245:                                              ; preds = %221
  %246 = load i64, ptr %3, align 8
  %247 = load i32, ptr %7, align 4
  %248 = sext i32 %247 to i64
  %249 = add i64 %246, %248
  %250 = load double, ptr %11, align 8
  %251 = fptosi double %250 to i64
  %252 = add i64 %249, %251
  %253 = load i32, ptr %14, align 4
  %254 = sext i32 %253 to i64
  %255 = add i64 %252, %254
  %256 = load i64, ptr getelementptr inbounds ([4096 x i64], ptr @longs, i64 0, i64 1365), align 8
  %257 = add i64 %255, %256
  ret i64 %257
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
