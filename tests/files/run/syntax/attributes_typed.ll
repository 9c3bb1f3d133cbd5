; test: attributes as LLVM 14 writes them, those that LLVM 16 has given other names included.
; exit: 0
; stdout: 11 10 3 0 42
%pair = type { i64, i64 }
@l = internal constant [20 x i8] c"%ld %ld %ld %ld %d\0A\00", align 1
declare i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #1
declare i64 @labs(i64) #3
declare i64 @strlen(i8* nocapture noundef) #4
declare noalias noundef align 16 dereferenceable_or_null(8) i8* @malloc(i64 noundef) #5
declare void @free(i8* nocapture noundef) inaccessiblemem_or_argmemonly nounwind willreturn
define internal i64 @sum(%pair* noundef byval(%pair) align 8 %p) unnamed_addr #0 {
  %a = getelementptr inbounds %pair, %pair* %p, i32 0, i32 0
  %b = getelementptr inbounds %pair, %pair* %p, i32 0, i32 1
  %x = load i64, i64* %a, align 8
  %y = load i64, i64* %b, align 8
  store i64 100, i64* %a, align 8
  %s = add nsw i64 %x, %y
  ret i64 %s
}
define internal void @make(%pair* noalias nocapture writeonly sret(%pair) align 8 dereferenceable(16) %out, i64 inreg noundef %x, i64 %y) argmemonly nofree norecurse nosync nounwind willreturn writeonly uwtable mustprogress sanitize_address sanitize_thread sanitize_memory sanitize_hwaddress sanitize_memtag safestack shadowcallstack {
  %a = getelementptr inbounds %pair, %pair* %out, i64 0, i32 0
  store i64 %x, i64* %a
  %b = getelementptr inbounds %pair, %pair* %out, i64 0, i32 1
  store i64 %y, i64* %b
  ret void
}
define internal signext i32 @answer(i32 returned signext %x) #2 {
  ret i32 %x
}
define dso_local i32 @main() local_unnamed_addr nobuiltin noredzone nocf_check speculative_load_hardening null_pointer_is_valid optforfuzzing minsize optsize noprofile {
  %p = alloca %pair, align 8
  call void @make(%pair* sret(%pair) %p, i64 inreg 10, i64 1) #6
  %s = call i64 @sum(%pair* byval(%pair) align 8 %p) readonly
  %a = getelementptr inbounds %pair, %pair* %p, i64 0, i32 0
  %kept = load i64, i64* %a
  %t = call i64 @labs(i64 -3) readnone
  %m = call noalias dereferenceable_or_null(8) i8* @malloc(i64 8) #7
  store i8 0, i8* %m
  %n = call i64 @strlen(i8* nonnull nocapture %m) argmemonly
  call void @free(i8* %m)
  %v = call i32 @answer(i32 signext 42)
  %f = getelementptr [20 x i8], [20 x i8]* @l, i64 0, i64 0
  %r = call i32 (i8*, ...) @printf(i8* nonnull dereferenceable(1) %f, i64 %s, i64 %kept, i64 %t, i64 %n, i32 %v)
  ret i32 0
}
attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-frame-pointer-elim"="true" "less-precise-fpmad"="false" "unsafe-fp-math"="false" }
attributes #2 = { alwaysinline inlinehint norecurse nounwind readnone speculatable willreturn uwtable strictfp sspstrong hot alignstack=16 }
attributes #3 = { inaccessiblememonly nounwind willreturn cold convergent noduplicate nocallback }
attributes #4 = { argmemonly mustprogress nofree nounwind readonly willreturn disable_sanitizer_instrumentation }
attributes #5 = { inaccessiblememonly mustprogress nofree nounwind willreturn allocsize(0) "alloc-family"="malloc" }
attributes #6 = { nounwind nomerge }
attributes #7 = { nounwind builtin allocsize(0) }
