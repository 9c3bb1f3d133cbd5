@.str = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d arguments\00", align 1

define noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) {
  %3 = alloca [20 x i8], align 16
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %3)
  %6 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %0)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %3)
  br label %7

7:
  %8 = phi ptr [ %3, %5 ], [ @.str, %2 ]
  %9 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %8)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare noundef i32 @puts(ptr nocapture noundef readonly)
