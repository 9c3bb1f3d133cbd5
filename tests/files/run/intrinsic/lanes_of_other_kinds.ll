; test: operations on lanes that are no numbers of their kind, which LLVM's verifier lets pass, are said to be unsupported.
; args: 1
; exit: 125
; stderr: unsupported: `@llvm.vp.fadd.v4i8` of a vector of other elements than it is for
; oracle: none (LLVM does not compile it)
declare <4 x i8> @llvm.vp.fadd.v4i8(<4 x i8>, <4 x i8>, <4 x i1>, i32)
declare <4 x i8> @llvm.vp.bswap.v4i8(<4 x i8>, <4 x i1>, i32)
declare i8 @llvm.vector.reduce.fminimum.v3i8(<3 x i8>)
declare i8 @llvm.vp.reduce.fmax.v4i8(i8, <4 x i8>, <4 x i1>, i32)
declare <4 x float> @llvm.experimental.vector.partial.reduce.add.v4f32.v4f32(<4 x float>, <4 x float>)

define <4 x i8> @fadd(<4 x i8> %v) {
  %r = call <4 x i8> @llvm.vp.fadd.v4i8(<4 x i8> %v, <4 x i8> %v, <4 x i1> splat (i1 true), i32 4)
  ret <4 x i8> %r
}

define <4 x i8> @bswap(<4 x i8> %v) {
  %r = call <4 x i8> @llvm.vp.bswap.v4i8(<4 x i8> %v, <4 x i1> splat (i1 true), i32 4)
  ret <4 x i8> %r
}

define i8 @fminimum(<3 x i8> %v) {
  %r = call i8 @llvm.vector.reduce.fminimum.v3i8(<3 x i8> %v)
  ret i8 %r
}

define i8 @fmax(<4 x i8> %v) {
  %r = call i8 @llvm.vp.reduce.fmax.v4i8(i8 0, <4 x i8> %v, <4 x i1> splat (i1 true), i32 4)
  ret i8 %r
}

define <4 x float> @sum(<4 x float> %v) {
  %r = call <4 x float> @llvm.experimental.vector.partial.reduce.add.v4f32.v4f32(<4 x float> %v, <4 x float> %v)
  ret <4 x float> %r
}

define i32 @main(i32 %argc, ptr %argv) {
  switch i32 %argc, label %one [
    i32 7, label %two
    i32 8, label %three
    i32 9, label %four
    i32 10, label %five
  ]

one:
  %a = call <4 x i8> @fadd(<4 x i8> zeroinitializer)
  ret i32 1

two:
  %b = call <4 x i8> @bswap(<4 x i8> zeroinitializer)
  ret i32 2

three:
  %c = call i8 @fminimum(<3 x i8> zeroinitializer)
  ret i32 3

four:
  %d = call i8 @fmax(<4 x i8> zeroinitializer)
  ret i32 4

five:
  %e = call <4 x float> @sum(<4 x float> zeroinitializer)
  ret i32 5
}
