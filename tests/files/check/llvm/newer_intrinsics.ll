; test: intrinsics of LLVM 20 to 22 are known by their signatures, and attributes of theirs
; flags: --std llvm
; exit: 0
declare { double, double } @llvm.sincospi.f64(double)
declare <16 x i1> @llvm.experimental.vector.match.v16i8.v16i8(<16 x i8>, <16 x i8>, <16 x i1>)
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32>, <2 x i32>, <4 x i1>)
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr, i32, i64, i1 immarg)
declare void @llvm.looptrap()
declare i64 @llvm.alloc.token.id.i64(metadata)
declare <4 x i1> @llvm.loop.dependence.war.mask.v4i1.p0(ptr, ptr, i64 immarg)
declare <4 x i1> @llvm.loop.dependence.raw.mask.v4i1.p0(ptr, ptr, i64 immarg)
declare void @llvm.reloc.none(metadata)
define void @known(ptr %p, <4 x i32> %v, double %d) {
  %s = call { double, double } @llvm.sincospi.f64(double %d)
  %m = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32> %v, <2 x i32> <i32 1, i32 2>, <4 x i1> splat (i1 true))
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr %p, i32 7, i64 4, i1 false)
  %w = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1.p0(ptr %p, ptr %p, i64 4)
  call void @llvm.reloc.none(metadata !"symbol")
  call void @llvm.looptrap()
  unreachable
}
define void @captures(ptr captures(address, read_provenance) %a, ptr captures(ret: address, provenance) %b, ptr captures(none) initializes((0, 4), (8, 12)) %c, ptr dead_on_return %d, ptr dead_on_return(8) %e) nocreateundeforpoison sanitize_alloc_token {
  ret void
}
define void @effects() memory(argmem: read, errnomem: write, target_mem0: none) {
  ret void
}
define i8 @flags(i32 %x, ptr %p, float %f, double %d) {
  %a = trunc nuw nsw i32 %x to i8
  %b = icmp samesign ult i32 %x, 4
  %c = uitofp nneg i32 %x to float
  %e = getelementptr inbounds nuw i8, ptr %p, i64 4
  %g = fpext nnan float %f to double
  %h = fptrunc ninf double %d to float
  %i = ptrtoaddr ptr %p to i64
  %j = atomicrmw usub_cond ptr %p, i32 %x seq_cst
  %k = atomicrmw usub_sat ptr %p, i32 %x seq_cst
  %l = atomicrmw fmaximum ptr %p, float %f seq_cst
  %m = atomicrmw fminimum ptr %p, float %f seq_cst
  ret i8 %a
}
