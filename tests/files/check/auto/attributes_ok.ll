; test: attributes of all versions where they may stand
; exit: 0
%pair = type { i32, i32 }
@g = global i32 0 #1
declare void @old(%pair* byval align 8, %pair* noalias nocapture sret)
declare void @a(ptr noalias sret(%pair) align 4, ptr byval(%pair) readonly, i8 signext, i1 zeroext)
declare noalias nonnull ptr @b(i64) allocsize(0) allockind("alloc,uninitialized") #0
declare void @c(ptr captures(ret: address, provenance), ptr dead_on_return, i16 noext)
declare void @d(ptr initializes((0, 4), (8, 12)) dead_on_unwind writable)
declare void @e(float nofpclass(nan inf), [2 x float] nofpclass(3), <4 x i32> range(i32 -1, 4))
declare void @f() readnone readonly argmemonly inaccessiblemem_or_argmemonly
declare void @h() memory(read, argmem: none, errnomem: write) uwtable(sync) vscale_range(1, 16)
declare void @i() unnamed_addr jumptable
declare i64 @j(i32 inreg %x, i64 returned %y) alignstack(16)
declare void @k(ptr inreg sret(i32))
declare void @l(ptr align 8 dereferenceable(16), ptr dereferenceable_or_null(4))
declare <4 x ptr> @m(<4 x ptr> align 16)
declare void @n() nounwind nounwind "frame-pointer"="all" "no-jump-tables"="true" #2
define void @o(ptr %p) noinline optnone {
  %x = call noalias ptr @b(i64 8) #3
  call void %p(ptr nocapture nonnull align 4 %p) nounwind
  ret void
}
attributes #0 = { nounwind willreturn nofree "alloc-family"="malloc" }
attributes #1 = { sanitize_memtag }
attributes #2 = { optnone noinline alignstack=8 }
attributes #3 = { builtin allocsize(0) }
