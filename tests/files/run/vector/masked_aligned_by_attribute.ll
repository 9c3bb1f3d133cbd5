; test: LLVM 22 writes the alignment of masked accesses as an attribute, not as an argument.
; exit: 42
; oracle: none (LLVM 19 does not know the form)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, <2 x i1>)

@values = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @main() {
  %old = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 @values, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, <4 x i32> splat (i32 9))
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %old, ptr align 4 @values, <4 x i1> <i1 0, i1 1, i1 0, i1 0>)
  %second = getelementptr i32, ptr @values, i64 1
  %p = insertelement <2 x ptr> poison, ptr %second, i32 0
  %q = insertelement <2 x ptr> %p, ptr null, i32 1
  %got = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %q, <2 x i1> <i1 1, i1 0>, <2 x i32> splat (i32 20))
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> splat (i32 13), <2 x ptr> align 4 %q, <2 x i1> <i1 1, i1 0>)
  %nine = extractelement <2 x i32> %got, i32 0
  %twenty = extractelement <2 x i32> %got, i32 1
  %thirteen = load i32, ptr %second
  %s = add i32 %nine, %twenty
  %r = add i32 %s, %thirteen
  ret i32 %r
}
