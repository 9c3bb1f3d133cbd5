; test: what clang -O1 makes of a C program: a reader and printer of JSON.
; exit: 4
; stdout: {
; stdout:   a: [
; stdout:     1
; stdout:     2.5
; stdout:     -300
; stdout:     yes
; stdout:   ]
; stdout:   name: 'x\ty'
; stdout:   in: {
; stdout:     deep: [
; stdout:       [
; stdout:       ]
; stdout:       {
; stdout:         z: nil
; stdout:       }
; stdout:     ]
; stdout:   }
; stdout:   n: 40
; stdout: }
; stdout: sum -256.5
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [90 x i8] c"{ \22a\22: [1, 2.5, -3e2, true], \22name\22: \22x\\ty\22, \22in\22: {\22deep\22: [[], {\22z\22: null}]}, \22n\22: 40 }\00", align 1
@p = internal unnamed_addr global ptr null, align 8
@.str.1 = private unnamed_addr constant [11 x i8] c"\0Asum %.1f\0A\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"'%s'\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"yes\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"nil\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%*s\00", align 1
@.str.10 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"%s: \00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"%*s%c\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  store ptr @.str, ptr @p, align 8, !tbaa !5
  %1 = tail call fastcc ptr @parse()
  tail call fastcc void @print(ptr noundef %1, i32 noundef 0)
  %2 = tail call fastcc double @sum(ptr noundef %1)
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %2)
  %4 = getelementptr inbounds i8, ptr %1, i64 40
  %5 = load i32, ptr %4, align 8, !tbaa !9
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc noalias noundef ptr @parse() unnamed_addr #0 {
  %1 = alloca [256 x i8], align 16
  %2 = alloca [256 x i8], align 16
  %3 = alloca ptr, align 8
  %4 = tail call ptr @__ctype_b_loc() #12
  %5 = load ptr, ptr %4, align 8, !tbaa !5
  %6 = load ptr, ptr @p, align 8, !tbaa !5
  %7 = load i8, ptr %6, align 1, !tbaa !13
  %8 = zext i8 %7 to i64
  %9 = getelementptr inbounds i16, ptr %5, i64 %8
  %10 = load i16, ptr %9, align 2, !tbaa !14
  %11 = and i16 %10, 8192
  %12 = icmp eq i16 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %0, %13
  %14 = phi ptr [ %15, %13 ], [ %6, %0 ]
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  %16 = load i8, ptr %15, align 1, !tbaa !13
  %17 = zext i8 %16 to i64
  %18 = getelementptr inbounds i16, ptr %5, i64 %17
  %19 = load i16, ptr %18, align 2, !tbaa !14
  %20 = and i16 %19, 8192
  %21 = icmp eq i16 %20, 0
  br i1 %21, label %22, label %13, !llvm.loop !16

22:                                               ; preds = %13
  store ptr %15, ptr @p, align 8, !tbaa !5
  br label %23

23:                                               ; preds = %0, %22
  %24 = load ptr, ptr @p, align 8, !tbaa !5
  %25 = load i8, ptr %24, align 1, !tbaa !13
  switch i8 %25, label %221 [
    i8 123, label %26
    i8 91, label %26
    i8 34, label %187
  ]

26:                                               ; preds = %23, %23
  %27 = icmp eq i8 %25, 123
  %28 = select i1 %27, i32 125, i32 93
  %29 = getelementptr inbounds i8, ptr %24, i64 1
  store ptr %29, ptr @p, align 8, !tbaa !5
  %30 = sext i8 %25 to i32
  %31 = tail call noalias noundef dereferenceable_or_null(48) ptr @calloc(i64 noundef 1, i64 noundef 48) #13
  store i32 %30, ptr %31, align 8, !tbaa !19
  %32 = load i8, ptr %29, align 1, !tbaa !13
  %33 = zext i8 %32 to i64
  %34 = getelementptr inbounds i16, ptr %5, i64 %33
  %35 = load i16, ptr %34, align 2, !tbaa !14
  %36 = and i16 %35, 8192
  %37 = icmp eq i16 %36, 0
  br i1 %37, label %48, label %38

38:                                               ; preds = %26, %38
  %39 = phi ptr [ %40, %38 ], [ %29, %26 ]
  %40 = getelementptr inbounds i8, ptr %39, i64 1
  %41 = load i8, ptr %40, align 1, !tbaa !13
  %42 = zext i8 %41 to i64
  %43 = getelementptr inbounds i16, ptr %5, i64 %42
  %44 = load i16, ptr %43, align 2, !tbaa !14
  %45 = and i16 %44, 8192
  %46 = icmp eq i16 %45, 0
  br i1 %46, label %47, label %38, !llvm.loop !16

47:                                               ; preds = %38
  store ptr %40, ptr @p, align 8, !tbaa !5
  br label %48

48:                                               ; preds = %26, %47
  %49 = load ptr, ptr @p, align 8, !tbaa !5
  %50 = load i8, ptr %49, align 1, !tbaa !13
  %51 = sext i8 %50 to i32
  %52 = icmp eq i32 %28, %51
  br i1 %52, label %184, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds i8, ptr %31, i64 40
  %55 = getelementptr inbounds i8, ptr %31, i64 44
  %56 = getelementptr inbounds i8, ptr %31, i64 24
  %57 = getelementptr inbounds i8, ptr %31, i64 32
  %58 = getelementptr inbounds i8, ptr %31, i64 32
  %59 = getelementptr inbounds i8, ptr %31, i64 24
  br label %60

60:                                               ; preds = %53, %179
  %61 = phi ptr [ %49, %53 ], [ %180, %179 ]
  br i1 %27, label %62, label %114

62:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #14
  %63 = getelementptr inbounds i8, ptr %61, i64 1
  store ptr %63, ptr @p, align 8, !tbaa !5
  %64 = load i8, ptr %63, align 1, !tbaa !13
  %65 = icmp eq i8 %64, 34
  br i1 %65, label %88, label %66

66:                                               ; preds = %62, %79
  %67 = phi i64 [ %82, %79 ], [ 0, %62 ]
  %68 = phi i8 [ %84, %79 ], [ %64, %62 ]
  %69 = phi ptr [ %80, %79 ], [ %63, %62 ]
  %70 = getelementptr inbounds i8, ptr %69, i64 1
  %71 = icmp eq i8 %68, 92
  br i1 %71, label %72, label %79

72:                                               ; preds = %66
  %73 = getelementptr inbounds i8, ptr %69, i64 2
  %74 = load i8, ptr %70, align 1, !tbaa !13
  %75 = icmp eq i8 %74, 110
  %76 = select i1 %75, i8 10, i8 %74
  %77 = icmp eq i8 %76, 116
  %78 = select i1 %77, i8 9, i8 %76
  br label %79

79:                                               ; preds = %72, %66
  %80 = phi ptr [ %73, %72 ], [ %70, %66 ]
  %81 = phi i8 [ %78, %72 ], [ %68, %66 ]
  %82 = add nuw nsw i64 %67, 1
  %83 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 %67
  store i8 %81, ptr %83, align 1, !tbaa !13
  %84 = load i8, ptr %80, align 1, !tbaa !13
  %85 = icmp eq i8 %84, 34
  br i1 %85, label %86, label %66, !llvm.loop !20

86:                                               ; preds = %79
  store ptr %80, ptr @p, align 8, !tbaa !5
  %87 = and i64 %82, 4294967295
  br label %88

88:                                               ; preds = %62, %86
  %89 = phi i64 [ %87, %86 ], [ 0, %62 ]
  %90 = phi ptr [ %80, %86 ], [ %63, %62 ]
  %91 = getelementptr inbounds i8, ptr %90, i64 1
  store ptr %91, ptr @p, align 8, !tbaa !5
  %92 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 %89
  store i8 0, ptr %92, align 1, !tbaa !13
  %93 = call noalias ptr @strdup(ptr noundef nonnull %2) #14
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #14
  %94 = load ptr, ptr %4, align 8, !tbaa !5
  %95 = load i8, ptr %91, align 1, !tbaa !13
  %96 = zext i8 %95 to i64
  %97 = getelementptr inbounds i16, ptr %94, i64 %96
  %98 = load i16, ptr %97, align 2, !tbaa !14
  %99 = and i16 %98, 8192
  %100 = icmp eq i16 %99, 0
  br i1 %100, label %111, label %101

101:                                              ; preds = %88, %101
  %102 = phi ptr [ %103, %101 ], [ %91, %88 ]
  %103 = getelementptr inbounds i8, ptr %102, i64 1
  %104 = load i8, ptr %103, align 1, !tbaa !13
  %105 = zext i8 %104 to i64
  %106 = getelementptr inbounds i16, ptr %94, i64 %105
  %107 = load i16, ptr %106, align 2, !tbaa !14
  %108 = and i16 %107, 8192
  %109 = icmp eq i16 %108, 0
  br i1 %109, label %110, label %101, !llvm.loop !16

110:                                              ; preds = %101
  store ptr %103, ptr @p, align 8, !tbaa !5
  br label %111

111:                                              ; preds = %88, %110
  %112 = load ptr, ptr @p, align 8, !tbaa !5
  %113 = getelementptr inbounds i8, ptr %112, i64 1
  store ptr %113, ptr @p, align 8, !tbaa !5
  br label %114

114:                                              ; preds = %111, %60
  %115 = phi ptr [ %93, %111 ], [ null, %60 ]
  %116 = tail call fastcc ptr @parse()
  %117 = load i32, ptr %54, align 8, !tbaa !9
  %118 = load i32, ptr %55, align 4, !tbaa !21
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %120, label %130

120:                                              ; preds = %114
  %121 = icmp eq i32 %118, 0
  %122 = shl nsw i32 %118, 1
  %123 = select i1 %121, i32 2, i32 %122
  store i32 %123, ptr %55, align 4, !tbaa !21
  %124 = load ptr, ptr %56, align 8, !tbaa !22
  %125 = sext i32 %123 to i64
  %126 = shl nsw i64 %125, 3
  %127 = tail call ptr @realloc(ptr noundef %124, i64 noundef %126) #15
  store ptr %127, ptr %56, align 8, !tbaa !22
  %128 = load ptr, ptr %57, align 8, !tbaa !23
  %129 = tail call ptr @realloc(ptr noundef %128, i64 noundef %126) #15
  store ptr %129, ptr %57, align 8, !tbaa !23
  br label %130

130:                                              ; preds = %114, %120
  %131 = load ptr, ptr %58, align 8, !tbaa !23
  %132 = sext i32 %117 to i64
  %133 = getelementptr inbounds ptr, ptr %131, i64 %132
  store ptr %115, ptr %133, align 8, !tbaa !5
  %134 = load ptr, ptr %59, align 8, !tbaa !22
  %135 = add nsw i32 %117, 1
  store i32 %135, ptr %54, align 8, !tbaa !9
  %136 = getelementptr inbounds ptr, ptr %134, i64 %132
  store ptr %116, ptr %136, align 8, !tbaa !5
  %137 = load ptr, ptr %4, align 8, !tbaa !5
  %138 = load ptr, ptr @p, align 8, !tbaa !5
  %139 = load i8, ptr %138, align 1, !tbaa !13
  %140 = zext i8 %139 to i64
  %141 = getelementptr inbounds i16, ptr %137, i64 %140
  %142 = load i16, ptr %141, align 2, !tbaa !14
  %143 = and i16 %142, 8192
  %144 = icmp eq i16 %143, 0
  br i1 %144, label %155, label %145

145:                                              ; preds = %130, %145
  %146 = phi ptr [ %147, %145 ], [ %138, %130 ]
  %147 = getelementptr inbounds i8, ptr %146, i64 1
  %148 = load i8, ptr %147, align 1, !tbaa !13
  %149 = zext i8 %148 to i64
  %150 = getelementptr inbounds i16, ptr %137, i64 %149
  %151 = load i16, ptr %150, align 2, !tbaa !14
  %152 = and i16 %151, 8192
  %153 = icmp eq i16 %152, 0
  br i1 %153, label %154, label %145, !llvm.loop !16

154:                                              ; preds = %145
  store ptr %147, ptr @p, align 8, !tbaa !5
  br label %155

155:                                              ; preds = %130, %154
  %156 = load ptr, ptr @p, align 8, !tbaa !5
  %157 = load i8, ptr %156, align 1, !tbaa !13
  %158 = icmp eq i8 %157, 44
  br i1 %158, label %159, label %161

159:                                              ; preds = %155
  %160 = getelementptr inbounds i8, ptr %156, i64 1
  store ptr %160, ptr @p, align 8, !tbaa !5
  br label %161

161:                                              ; preds = %159, %155
  %162 = load ptr, ptr @p, align 8, !tbaa !5
  %163 = load i8, ptr %162, align 1, !tbaa !13
  %164 = zext i8 %163 to i64
  %165 = getelementptr inbounds i16, ptr %137, i64 %164
  %166 = load i16, ptr %165, align 2, !tbaa !14
  %167 = and i16 %166, 8192
  %168 = icmp eq i16 %167, 0
  br i1 %168, label %179, label %169

169:                                              ; preds = %161, %169
  %170 = phi ptr [ %171, %169 ], [ %162, %161 ]
  %171 = getelementptr inbounds i8, ptr %170, i64 1
  %172 = load i8, ptr %171, align 1, !tbaa !13
  %173 = zext i8 %172 to i64
  %174 = getelementptr inbounds i16, ptr %137, i64 %173
  %175 = load i16, ptr %174, align 2, !tbaa !14
  %176 = and i16 %175, 8192
  %177 = icmp eq i16 %176, 0
  br i1 %177, label %178, label %169, !llvm.loop !16

178:                                              ; preds = %169
  store ptr %171, ptr @p, align 8, !tbaa !5
  br label %179

179:                                              ; preds = %161, %178
  %180 = load ptr, ptr @p, align 8, !tbaa !5
  %181 = load i8, ptr %180, align 1, !tbaa !13
  %182 = sext i8 %181 to i32
  %183 = icmp eq i32 %28, %182
  br i1 %183, label %184, label %60, !llvm.loop !24

184:                                              ; preds = %179, %48
  %185 = phi ptr [ %49, %48 ], [ %180, %179 ]
  %186 = getelementptr inbounds i8, ptr %185, i64 1
  store ptr %186, ptr @p, align 8, !tbaa !5
  br label %238

187:                                              ; preds = %23
  %188 = tail call noalias noundef dereferenceable_or_null(48) ptr @calloc(i64 noundef 1, i64 noundef 48) #13
  store i32 34, ptr %188, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %1) #14
  %189 = getelementptr inbounds i8, ptr %24, i64 1
  store ptr %189, ptr @p, align 8, !tbaa !5
  %190 = load i8, ptr %189, align 1, !tbaa !13
  %191 = icmp eq i8 %190, 34
  br i1 %191, label %214, label %192

192:                                              ; preds = %187, %205
  %193 = phi i64 [ %208, %205 ], [ 0, %187 ]
  %194 = phi i8 [ %210, %205 ], [ %190, %187 ]
  %195 = phi ptr [ %206, %205 ], [ %189, %187 ]
  %196 = getelementptr inbounds i8, ptr %195, i64 1
  %197 = icmp eq i8 %194, 92
  br i1 %197, label %198, label %205

198:                                              ; preds = %192
  %199 = getelementptr inbounds i8, ptr %195, i64 2
  %200 = load i8, ptr %196, align 1, !tbaa !13
  %201 = icmp eq i8 %200, 110
  %202 = select i1 %201, i8 10, i8 %200
  %203 = icmp eq i8 %202, 116
  %204 = select i1 %203, i8 9, i8 %202
  br label %205

205:                                              ; preds = %198, %192
  %206 = phi ptr [ %199, %198 ], [ %196, %192 ]
  %207 = phi i8 [ %204, %198 ], [ %194, %192 ]
  %208 = add nuw nsw i64 %193, 1
  %209 = getelementptr inbounds [256 x i8], ptr %1, i64 0, i64 %193
  store i8 %207, ptr %209, align 1, !tbaa !13
  %210 = load i8, ptr %206, align 1, !tbaa !13
  %211 = icmp eq i8 %210, 34
  br i1 %211, label %212, label %192, !llvm.loop !20

212:                                              ; preds = %205
  store ptr %206, ptr @p, align 8, !tbaa !5
  %213 = and i64 %208, 4294967295
  br label %214

214:                                              ; preds = %187, %212
  %215 = phi i64 [ %213, %212 ], [ 0, %187 ]
  %216 = phi ptr [ %206, %212 ], [ %189, %187 ]
  %217 = getelementptr inbounds i8, ptr %216, i64 1
  store ptr %217, ptr @p, align 8, !tbaa !5
  %218 = getelementptr inbounds [256 x i8], ptr %1, i64 0, i64 %215
  store i8 0, ptr %218, align 1, !tbaa !13
  %219 = call noalias ptr @strdup(ptr noundef nonnull %1) #14
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %1) #14
  %220 = getelementptr inbounds i8, ptr %188, i64 16
  store ptr %219, ptr %220, align 8, !tbaa !25
  br label %238

221:                                              ; preds = %23
  %222 = tail call i32 @strncmp(ptr noundef nonnull dereferenceable(1) %24, ptr noundef nonnull dereferenceable(5) @.str.2, i64 noundef 4) #16
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %227

224:                                              ; preds = %221
  %225 = getelementptr inbounds i8, ptr %24, i64 4
  store ptr %225, ptr @p, align 8, !tbaa !5
  %226 = tail call noalias noundef dereferenceable_or_null(48) ptr @calloc(i64 noundef 1, i64 noundef 48) #13
  store i32 116, ptr %226, align 8, !tbaa !19
  br label %238

227:                                              ; preds = %221
  %228 = tail call i32 @strncmp(ptr noundef nonnull dereferenceable(1) %24, ptr noundef nonnull dereferenceable(5) @.str.3, i64 noundef 4) #16
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %233

230:                                              ; preds = %227
  %231 = getelementptr inbounds i8, ptr %24, i64 4
  store ptr %231, ptr @p, align 8, !tbaa !5
  %232 = tail call noalias noundef dereferenceable_or_null(48) ptr @calloc(i64 noundef 1, i64 noundef 48) #13
  store i32 48, ptr %232, align 8, !tbaa !19
  br label %238

233:                                              ; preds = %227
  %234 = tail call noalias noundef dereferenceable_or_null(48) ptr @calloc(i64 noundef 1, i64 noundef 48) #13
  store i32 110, ptr %234, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14
  %235 = call double @strtod(ptr noundef nonnull %24, ptr noundef nonnull %3) #14
  %236 = getelementptr inbounds i8, ptr %234, i64 8
  store double %235, ptr %236, align 8, !tbaa !26
  %237 = load ptr, ptr %3, align 8, !tbaa !5
  store ptr %237, ptr @p, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14
  br label %238

238:                                              ; preds = %233, %230, %224, %214, %184
  %239 = phi ptr [ %31, %184 ], [ %188, %214 ], [ %234, %233 ], [ %232, %230 ], [ %226, %224 ]
  ret ptr %239
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @print(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  %3 = load i32, ptr %0, align 8, !tbaa !19
  switch i32 %3, label %16 [
    i32 110, label %4
    i32 34, label %8
    i32 116, label %12
    i32 48, label %14
  ]

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !26
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %6)
  br label %50

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %10)
  br label %50

12:                                               ; preds = %2
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6)
  br label %50

14:                                               ; preds = %2
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7)
  br label %50

16:                                               ; preds = %2
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %3)
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = load i32, ptr %18, align 8, !tbaa !9
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %16
  %22 = shl nsw i32 %1, 1
  %23 = add nsw i32 %22, 2
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = getelementptr inbounds i8, ptr %0, i64 24
  %26 = add nsw i32 %1, 1
  br label %32

27:                                               ; preds = %41, %16
  %28 = shl nsw i32 %1, 1
  %29 = load i32, ptr %0, align 8, !tbaa !19
  %30 = add nsw i32 %29, 2
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %28, ptr noundef nonnull @.str.10, i32 noundef %30)
  br label %50

32:                                               ; preds = %21, %41
  %33 = phi i64 [ 0, %21 ], [ %46, %41 ]
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %23, ptr noundef nonnull @.str.10)
  %35 = load ptr, ptr %24, align 8, !tbaa !23
  %36 = getelementptr inbounds ptr, ptr %35, i64 %33
  %37 = load ptr, ptr %36, align 8, !tbaa !5
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:                                               ; preds = %32
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull %37)
  br label %41

41:                                               ; preds = %39, %32
  %42 = load ptr, ptr %25, align 8, !tbaa !22
  %43 = getelementptr inbounds ptr, ptr %42, i64 %33
  %44 = load ptr, ptr %43, align 8, !tbaa !5
  tail call fastcc void @print(ptr noundef %44, i32 noundef %26)
  %45 = tail call i32 @putchar(i32 10)
  %46 = add nuw nsw i64 %33, 1
  %47 = load i32, ptr %18, align 8, !tbaa !9
  %48 = sext i32 %47 to i64
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %32, label %27, !llvm.loop !27

50:                                               ; preds = %27, %14, %12, %8, %4
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc double @sum(ptr nocapture noundef readonly %0) unnamed_addr #4 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8, !tbaa !9
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = zext nneg i32 %5 to i64
  br label %13

11:                                               ; preds = %13, %1
  %12 = phi double [ %3, %1 ], [ %19, %13 ]
  ret double %12

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %20, %13 ]
  %15 = phi double [ %3, %7 ], [ %19, %13 ]
  %16 = getelementptr inbounds ptr, ptr %9, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !5
  %18 = tail call fastcc double @sum(ptr noundef %17)
  %19 = fadd double %15, %18
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %11, label %13, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare double @strtod(ptr noundef readonly, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strdup(ptr nocapture noundef readonly) local_unnamed_addr #9

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind }
attributes #12 = { nounwind willreturn memory(none) }
attributes #13 = { nounwind allocsize(0,1) }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(1) }
attributes #16 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !11, i64 40}
!10 = !{!"Value", !11, i64 0, !12, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !11, i64 40, !11, i64 44}
!11 = !{!"int", !7, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!10, !11, i64 0}
!20 = distinct !{!20, !17, !18}
!21 = !{!10, !11, i64 44}
!22 = !{!10, !6, i64 24}
!23 = !{!10, !6, i64 32}
!24 = distinct !{!24, !17, !18}
!25 = !{!10, !6, i64 16}
!26 = !{!10, !12, i64 8}
!27 = distinct !{!27, !17, !18}
!28 = distinct !{!28, !17, !18}
