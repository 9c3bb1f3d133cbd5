; test: attributes as LLVM 16 to 19 write them.
; exit: 0
; stdout: 11 10 3 0 42
%pair = type { i64, i64 }
@l = internal constant [20 x i8] c"%ld %ld %ld %ld %d\0A\00", align 1
declare i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1
declare i64 @labs(i64) memory(none)
declare i64 @strlen(ptr nocapture noundef) #4
declare noalias noundef align 16 dereferenceable_or_null(8) ptr @malloc(i64 noundef) #5
declare void @free(ptr allocptr nocapture noundef) #6
define internal i64 @sum(ptr noundef byval(%pair) align 8 %p) unnamed_addr #0 {
  %b = getelementptr inbounds %pair, ptr %p, i32 0, i32 1
  %x = load i64, ptr %p, align 8
  %y = load i64, ptr %b, align 8
  store i64 100, ptr %p, align 8
  %s = add nsw i64 %x, %y
  ret i64 %s
}
define internal void @make(ptr dead_on_unwind noalias nocapture writable writeonly sret(%pair) align 8 dereferenceable(16) %out, i64 inreg noundef %x, i64 range(i64 0, 5) %y) mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable(sync) {
  store i64 %x, ptr %out
  %b = getelementptr inbounds %pair, ptr %out, i64 0, i32 1
  store i64 %y, ptr %b
  ret void
}
define internal range(i32 2, 100) i32 @answer(i32 signext %x, float nofpclass(nan inf) %f) #2 {
  %r = add i32 %x, 2
  ret i32 %r
}
define dso_local i32 @main() local_unnamed_addr uwtable(async) noredzone nosanitize_bounds nosanitize_coverage skipprofile optdebug vscale_range(1,16) {
  %p = alloca %pair, align 8
  call void @make(ptr sret(%pair) %p, i64 inreg 10, i64 1)
  %s = call i64 @sum(ptr byval(%pair) align 8 %p) memory(read)
  %kept = load i64, ptr %p
  %t = call i64 @labs(i64 -3) memory(none)
  %m = call noalias dereferenceable_or_null(8) ptr @malloc(i64 8) #7
  store i8 0, ptr %m
  %n = call i64 @strlen(ptr nonnull nocapture %m) memory(argmem: read)
  call void @free(ptr %m)
  %v = call i32 @answer(i32 signext 40, float nofpclass(all) 1.0)
  %r = call i32 (ptr, ...) @printf(ptr nonnull dereferenceable(1) @l, i64 %s, i64 %kept, i64 %t, i64 %n, i32 %v)
  ret i32 0
}
attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "no-trapping-math"="true" }
attributes #1 = { nofree nounwind memory(readwrite, argmem: read) }
attributes #2 = { alwaysinline memory(read, inaccessiblemem: none) speculatable }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { nounwind allocsize(0) }
