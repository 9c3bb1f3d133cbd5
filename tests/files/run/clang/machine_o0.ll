; test: what clang -O0 makes of a C program: a stack machine with computed dispatch.
; exit: 0
; stdout: 3628800\x20
; stdout: 3628800 118
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { [64 x i32], [16 x i32], i32, i32, i32, ptr, i64 }

@main.code = internal constant [25 x i32] [i32 0, i32 1, i32 0, i32 10, i32 6, i32 4, i32 21, i32 11, i32 16, i32 0, i32 1, i32 2, i32 5, i32 4, i32 13, i32 13, i32 7, i32 8, i32 3, i32 7, i32 12, i32 9, i32 6, i32 10, i32 13], align 16
@__const.main.m = private unnamed_addr constant %struct.machine { [64 x i32] zeroinitializer, [16 x i32] zeroinitializer, i32 0, i32 0, i32 0, ptr @main.code, i64 0 }, align 8
@.str = private unnamed_addr constant [9 x i8] c"\0A%d %ld\0A\00", align 1
@ops = internal global [4 x ptr] [ptr null, ptr @add, ptr @sub, ptr @mul], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@stderr = external global ptr, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"bad code\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.machine, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.m, i64 352, i1 false)
  %4 = call i32 @run(ptr noundef %2)
  store i32 %4, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds %struct.machine, ptr %2, i32 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5, i64 noundef %7)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %6

6:                                                ; preds = %263, %1
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.machine, ptr %7, i32 0, i32 5
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.machine, ptr %10, i32 0, i32 4
  %12 = load i32, ptr %11, align 8
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %11, align 8
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i32, ptr %9, i64 %14
  %16 = load i32, ptr %15, align 4
  store i32 %16, ptr %3, align 4
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds %struct.machine, ptr %17, i32 0, i32 6
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = load i32, ptr %3, align 4
  switch i32 %21, label %262 [
    i32 0, label %22
    i32 1, label %41
    i32 2, label %41
    i32 3, label %41
    i32 4, label %76
    i32 5, label %102
    i32 6, label %114
    i32 7, label %135
    i32 8, label %171
    i32 9, label %192
    i32 10, label %197
    i32 11, label %208
    i32 12, label %232
    i32 13, label %244
  ]

22:                                               ; preds = %6
  %23 = load ptr, ptr %2, align 8
  %24 = getelementptr inbounds %struct.machine, ptr %23, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.machine, ptr %26, i32 0, i32 4
  %28 = load i32, ptr %27, align 8
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %27, align 8
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.machine, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %2, align 8
  %36 = getelementptr inbounds %struct.machine, ptr %35, i32 0, i32 2
  %37 = load i32, ptr %36, align 8
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %36, align 8
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds [64 x i32], ptr %34, i64 0, i64 %39
  store i32 %32, ptr %40, align 4
  br label %263

41:                                               ; preds = %6, %6, %6
  %42 = load ptr, ptr %2, align 8
  %43 = getelementptr inbounds %struct.machine, ptr %42, i32 0, i32 2
  %44 = load i32, ptr %43, align 8
  %45 = add nsw i32 %44, -1
  store i32 %45, ptr %43, align 8
  %46 = load i32, ptr %3, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x ptr], ptr @ops, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr %2, align 8
  %51 = getelementptr inbounds %struct.machine, ptr %50, i32 0, i32 0
  %52 = load ptr, ptr %2, align 8
  %53 = getelementptr inbounds %struct.machine, ptr %52, i32 0, i32 2
  %54 = load i32, ptr %53, align 8
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [64 x i32], ptr %51, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load ptr, ptr %2, align 8
  %60 = getelementptr inbounds %struct.machine, ptr %59, i32 0, i32 0
  %61 = load ptr, ptr %2, align 8
  %62 = getelementptr inbounds %struct.machine, ptr %61, i32 0, i32 2
  %63 = load i32, ptr %62, align 8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [64 x i32], ptr %60, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = call i32 %49(i32 noundef %58, i32 noundef %66)
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds %struct.machine, ptr %68, i32 0, i32 0
  %70 = load ptr, ptr %2, align 8
  %71 = getelementptr inbounds %struct.machine, ptr %70, i32 0, i32 2
  %72 = load i32, ptr %71, align 8
  %73 = sub nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [64 x i32], ptr %69, i64 0, i64 %74
  store i32 %67, ptr %75, align 4
  br label %263

76:                                               ; preds = %6
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds %struct.machine, ptr %77, i32 0, i32 5
  %79 = load ptr, ptr %78, align 8
  %80 = load ptr, ptr %2, align 8
  %81 = getelementptr inbounds %struct.machine, ptr %80, i32 0, i32 4
  %82 = load i32, ptr %81, align 8
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %81, align 8
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds i32, ptr %79, i64 %84
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %4, align 4
  %87 = load ptr, ptr %2, align 8
  %88 = getelementptr inbounds %struct.machine, ptr %87, i32 0, i32 0
  %89 = load ptr, ptr %2, align 8
  %90 = getelementptr inbounds %struct.machine, ptr %89, i32 0, i32 2
  %91 = load i32, ptr %90, align 8
  %92 = add nsw i32 %91, -1
  store i32 %92, ptr %90, align 8
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x i32], ptr %88, i64 0, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %76
  %98 = load i32, ptr %4, align 4
  %99 = load ptr, ptr %2, align 8
  %100 = getelementptr inbounds %struct.machine, ptr %99, i32 0, i32 4
  store i32 %98, ptr %100, align 8
  br label %101

101:                                              ; preds = %97, %76
  br label %263

102:                                              ; preds = %6
  %103 = load ptr, ptr %2, align 8
  %104 = getelementptr inbounds %struct.machine, ptr %103, i32 0, i32 5
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %2, align 8
  %107 = getelementptr inbounds %struct.machine, ptr %106, i32 0, i32 4
  %108 = load i32, ptr %107, align 8
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %105, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = load ptr, ptr %2, align 8
  %113 = getelementptr inbounds %struct.machine, ptr %112, i32 0, i32 4
  store i32 %111, ptr %113, align 8
  br label %263

114:                                              ; preds = %6
  %115 = load ptr, ptr %2, align 8
  %116 = getelementptr inbounds %struct.machine, ptr %115, i32 0, i32 0
  %117 = load ptr, ptr %2, align 8
  %118 = getelementptr inbounds %struct.machine, ptr %117, i32 0, i32 2
  %119 = load i32, ptr %118, align 8
  %120 = sub nsw i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [64 x i32], ptr %116, i64 0, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = load ptr, ptr %2, align 8
  %125 = getelementptr inbounds %struct.machine, ptr %124, i32 0, i32 0
  %126 = load ptr, ptr %2, align 8
  %127 = getelementptr inbounds %struct.machine, ptr %126, i32 0, i32 2
  %128 = load i32, ptr %127, align 8
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [64 x i32], ptr %125, i64 0, i64 %129
  store i32 %123, ptr %130, align 4
  %131 = load ptr, ptr %2, align 8
  %132 = getelementptr inbounds %struct.machine, ptr %131, i32 0, i32 2
  %133 = load i32, ptr %132, align 8
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %132, align 8
  br label %263

135:                                              ; preds = %6
  %136 = load ptr, ptr %2, align 8
  %137 = getelementptr inbounds %struct.machine, ptr %136, i32 0, i32 0
  %138 = load ptr, ptr %2, align 8
  %139 = getelementptr inbounds %struct.machine, ptr %138, i32 0, i32 2
  %140 = load i32, ptr %139, align 8
  %141 = sub nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [64 x i32], ptr %137, i64 0, i64 %142
  %144 = load i32, ptr %143, align 4
  store i32 %144, ptr %5, align 4
  %145 = load ptr, ptr %2, align 8
  %146 = getelementptr inbounds %struct.machine, ptr %145, i32 0, i32 0
  %147 = load ptr, ptr %2, align 8
  %148 = getelementptr inbounds %struct.machine, ptr %147, i32 0, i32 2
  %149 = load i32, ptr %148, align 8
  %150 = sub nsw i32 %149, 2
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [64 x i32], ptr %146, i64 0, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = load ptr, ptr %2, align 8
  %155 = getelementptr inbounds %struct.machine, ptr %154, i32 0, i32 0
  %156 = load ptr, ptr %2, align 8
  %157 = getelementptr inbounds %struct.machine, ptr %156, i32 0, i32 2
  %158 = load i32, ptr %157, align 8
  %159 = sub nsw i32 %158, 1
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [64 x i32], ptr %155, i64 0, i64 %160
  store i32 %153, ptr %161, align 4
  %162 = load i32, ptr %5, align 4
  %163 = load ptr, ptr %2, align 8
  %164 = getelementptr inbounds %struct.machine, ptr %163, i32 0, i32 0
  %165 = load ptr, ptr %2, align 8
  %166 = getelementptr inbounds %struct.machine, ptr %165, i32 0, i32 2
  %167 = load i32, ptr %166, align 8
  %168 = sub nsw i32 %167, 2
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [64 x i32], ptr %164, i64 0, i64 %169
  store i32 %162, ptr %170, align 4
  br label %263

171:                                              ; preds = %6
  %172 = load ptr, ptr %2, align 8
  %173 = getelementptr inbounds %struct.machine, ptr %172, i32 0, i32 0
  %174 = load ptr, ptr %2, align 8
  %175 = getelementptr inbounds %struct.machine, ptr %174, i32 0, i32 2
  %176 = load i32, ptr %175, align 8
  %177 = sub nsw i32 %176, 2
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [64 x i32], ptr %173, i64 0, i64 %178
  %180 = load i32, ptr %179, align 4
  %181 = load ptr, ptr %2, align 8
  %182 = getelementptr inbounds %struct.machine, ptr %181, i32 0, i32 0
  %183 = load ptr, ptr %2, align 8
  %184 = getelementptr inbounds %struct.machine, ptr %183, i32 0, i32 2
  %185 = load i32, ptr %184, align 8
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [64 x i32], ptr %182, i64 0, i64 %186
  store i32 %180, ptr %187, align 4
  %188 = load ptr, ptr %2, align 8
  %189 = getelementptr inbounds %struct.machine, ptr %188, i32 0, i32 2
  %190 = load i32, ptr %189, align 8
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %189, align 8
  br label %263

192:                                              ; preds = %6
  %193 = load ptr, ptr %2, align 8
  %194 = getelementptr inbounds %struct.machine, ptr %193, i32 0, i32 2
  %195 = load i32, ptr %194, align 8
  %196 = add nsw i32 %195, -1
  store i32 %196, ptr %194, align 8
  br label %263

197:                                              ; preds = %6
  %198 = load ptr, ptr %2, align 8
  %199 = getelementptr inbounds %struct.machine, ptr %198, i32 0, i32 0
  %200 = load ptr, ptr %2, align 8
  %201 = getelementptr inbounds %struct.machine, ptr %200, i32 0, i32 2
  %202 = load i32, ptr %201, align 8
  %203 = add nsw i32 %202, -1
  store i32 %203, ptr %201, align 8
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [64 x i32], ptr %199, i64 0, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %206)
  br label %263

208:                                              ; preds = %6
  %209 = load ptr, ptr %2, align 8
  %210 = getelementptr inbounds %struct.machine, ptr %209, i32 0, i32 4
  %211 = load i32, ptr %210, align 8
  %212 = add nsw i32 %211, 1
  %213 = load ptr, ptr %2, align 8
  %214 = getelementptr inbounds %struct.machine, ptr %213, i32 0, i32 1
  %215 = load ptr, ptr %2, align 8
  %216 = getelementptr inbounds %struct.machine, ptr %215, i32 0, i32 3
  %217 = load i32, ptr %216, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %216, align 4
  %219 = sext i32 %217 to i64
  %220 = getelementptr inbounds [16 x i32], ptr %214, i64 0, i64 %219
  store i32 %212, ptr %220, align 4
  %221 = load ptr, ptr %2, align 8
  %222 = getelementptr inbounds %struct.machine, ptr %221, i32 0, i32 5
  %223 = load ptr, ptr %222, align 8
  %224 = load ptr, ptr %2, align 8
  %225 = getelementptr inbounds %struct.machine, ptr %224, i32 0, i32 4
  %226 = load i32, ptr %225, align 8
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds i32, ptr %223, i64 %227
  %229 = load i32, ptr %228, align 4
  %230 = load ptr, ptr %2, align 8
  %231 = getelementptr inbounds %struct.machine, ptr %230, i32 0, i32 4
  store i32 %229, ptr %231, align 8
  br label %263

232:                                              ; preds = %6
  %233 = load ptr, ptr %2, align 8
  %234 = getelementptr inbounds %struct.machine, ptr %233, i32 0, i32 1
  %235 = load ptr, ptr %2, align 8
  %236 = getelementptr inbounds %struct.machine, ptr %235, i32 0, i32 3
  %237 = load i32, ptr %236, align 4
  %238 = add nsw i32 %237, -1
  store i32 %238, ptr %236, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [16 x i32], ptr %234, i64 0, i64 %239
  %241 = load i32, ptr %240, align 4
  %242 = load ptr, ptr %2, align 8
  %243 = getelementptr inbounds %struct.machine, ptr %242, i32 0, i32 4
  store i32 %241, ptr %243, align 8
  br label %263

244:                                              ; preds = %6
  %245 = load ptr, ptr %2, align 8
  %246 = getelementptr inbounds %struct.machine, ptr %245, i32 0, i32 2
  %247 = load i32, ptr %246, align 8
  %248 = icmp ne i32 %247, 0
  br i1 %248, label %249, label %259

249:                                              ; preds = %244
  %250 = load ptr, ptr %2, align 8
  %251 = getelementptr inbounds %struct.machine, ptr %250, i32 0, i32 0
  %252 = load ptr, ptr %2, align 8
  %253 = getelementptr inbounds %struct.machine, ptr %252, i32 0, i32 2
  %254 = load i32, ptr %253, align 8
  %255 = sub nsw i32 %254, 1
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [64 x i32], ptr %251, i64 0, i64 %256
  %258 = load i32, ptr %257, align 4
  br label %260

259:                                              ; preds = %244
  br label %260

260:                                              ; preds = %259, %249
  %261 = phi i32 [ %258, %249 ], [ 0, %259 ]
  ret i32 %261

262:                                              ; preds = %6
  br label %264

263:                                              ; preds = %232, %208, %197, %192, %171, %135, %114, %102, %101, %41, %22
  br label %6

264:                                              ; preds = %262
  %265 = load ptr, ptr @stderr, align 8
  %266 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %265, ptr noundef @.str.2) #5
  call void @exit(i32 noundef 99) #6
  unreachable
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
