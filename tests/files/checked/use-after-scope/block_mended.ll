@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store ptr %3, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 %0, ptr %5, align 4
  call fastcc void @set(ptr noundef nonnull %4, ptr noundef nonnull %5)
  %6 = load ptr, ptr %4, align 8
  %7 = load i32, ptr %6, align 4
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %7)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc void @set(ptr nocapture noundef writeonly %0, ptr noundef %1) unnamed_addr {
  store ptr %1, ptr %0, align 8
  ret void
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
