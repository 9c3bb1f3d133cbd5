@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) {
  %3 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  store i32 %0, ptr %3, align 4
  tail call fastcc void @drop(ptr noundef nonnull %3)
  %4 = tail call fastcc i32 @get(ptr noundef nonnull %3)
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4)
  ret i32 0
}

declare noalias noundef ptr @malloc(i64 noundef)

define internal fastcc void @drop(ptr nocapture noundef %0) unnamed_addr {
  tail call void @free(ptr noundef %0)
  ret void
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

define internal fastcc i32 @get(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = load i32, ptr %0, align 4
  ret i32 %2
}

declare void @free(ptr allocptr nocapture noundef)
