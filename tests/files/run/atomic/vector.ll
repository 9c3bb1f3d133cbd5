; test: vectors are loaded and stored atomically, as integers of their size.
; oracle: none (LLVM 19 does not know it)
; exit: 100
@v2 = global <2 x i32> <i32 3, i32 4>, align 8
@v4 = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>, align 16
@p2 = global <2 x ptr> zeroinitializer, align 16
@h4 = global <4 x half> zeroinitializer, align 8
@b8 = global <8 x i1> <i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0>, align 1
@f1 = global <1 x float> <float 8.0>, align 4
define i32 @main() {
  %l = load atomic <2 x i32>, ptr @v2 seq_cst, align 8
  %a = extractelement <2 x i32> %l, i32 1
  store atomic <2 x i32> <i32 9, i32 8>, ptr @v2 release, align 8
  %n = load i32, ptr @v2
  %r1 = add i32 %a, %n
  %q = load atomic <4 x i32>, ptr @v4 acquire, align 16
  %twice = mul <4 x i32> %q, <i32 2, i32 2, i32 2, i32 2>
  store atomic volatile <4 x i32> %twice, ptr @v4 seq_cst, align 16
  %last = getelementptr i32, ptr @v4, i64 3
  %m = load i32, ptr %last
  %r2 = add i32 %r1, %m
  %p = insertelement <2 x ptr> zeroinitializer, ptr @v2, i32 1
  store atomic <2 x ptr> %p, ptr @p2 monotonic, align 16
  %pp = load atomic <2 x ptr>, ptr @p2 monotonic, align 16
  %p1 = extractelement <2 x ptr> %pp, i32 1
  %nine = load i32, ptr %p1
  %r3 = add i32 %r2, %nine
  store atomic <4 x half> <half 1.0, half 2.0, half 3.0, half 30.0>, ptr @h4 unordered, align 8
  %h = load atomic <4 x half>, ptr @h4 unordered, align 8
  %h3 = extractelement <4 x half> %h, i32 3
  %thirty = fptosi half %h3 to i32
  %r4 = add i32 %r3, %thirty
  %bits = load atomic <8 x i1>, ptr @b8 seq_cst, align 1
  %b = extractelement <8 x i1> %bits, i32 5
  %c = extractelement <8 x i1> %bits, i32 4
  %b32 = select i1 %b, i32 32, i32 0
  %c32 = select i1 %c, i32 1000, i32 0
  %r5 = add i32 %r4, %b32
  %r6 = add i32 %r5, %c32
  %f = load atomic <1 x float>, ptr @f1 seq_cst, align 4
  %f0 = extractelement <1 x float> %f, i32 0
  %eight = fptosi float %f0 to i32
  %r7 = add i32 %r6, %eight
  ret i32 %r7
}
