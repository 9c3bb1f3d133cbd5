; test: intrinsics of x86: products and affine functions of the field of 256 elements, on any processor.
; oracle: none (only processors with these instructions run what LLVM makes of it)
; exit: 0
; stdout: -1656773254 300f6b8fb33720f3 1
declare i32 @printf(ptr, ...)
declare <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8>, <16 x i8>, i8)
declare <64 x i8> @llvm.x86.vgf2p8affineqb.512(<64 x i8>, <64 x i8>, i8)
declare <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8>, <32 x i8>)
@line = constant [16 x i8] c"%d %08x%08x %d\0A\00"
@bytes = global [128 x i8] zeroinitializer, align 64
@hash = global i32 5381
define void @note(ptr %at, i32 %count) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr %at, i32 %i
  %b = load i8, ptr %p
  %w = zext i8 %b to i32
  %h = load i32, ptr @hash
  %m = mul i32 %h, 33
  %s = xor i32 %m, %w
  store i32 %s, ptr @hash
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret void
}
define i32 @main() {
entry:
  %to = alloca [64 x i8], align 64
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %next, %fill ]
  %p = getelementptr i8, ptr @bytes, i32 %i
  %m = mul i32 %i, 73
  %a = add i32 %m, 11
  %b = trunc i32 %a to i8
  store i8 %b, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 128
  br i1 %more, label %fill, label %go
go:
  %half = getelementptr i8, ptr @bytes, i32 64
  %x1 = load <16 x i8>, ptr @bytes
  %y1 = load <16 x i8>, ptr %half
  %r1 = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %x1, <16 x i8> %y1, i8 99)
  store <16 x i8> %r1, ptr %to
  call void @note(ptr %to, i32 16)
  %h1 = load i32, ptr @hash
  %x2 = load <64 x i8>, ptr @bytes
  %y2 = load <64 x i8>, ptr %half
  %r2 = call <64 x i8> @llvm.x86.vgf2p8affineqb.512(<64 x i8> %x2, <64 x i8> %y2, i8 -91)
  store <64 x i8> %r2, ptr %to
  call void @note(ptr %to, i32 64)
  %h2 = load i32, ptr @hash
  %x3 = load <32 x i8>, ptr @bytes
  %y3 = load <32 x i8>, ptr %half
  %r3 = call <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8> %x3, <32 x i8> %y3)
  store <32 x i8> %r3, ptr %to
  call void @note(ptr %to, i32 32)
  %h3 = load i32, ptr @hash
  call i32 (ptr, ...) @printf(ptr @line, i32 %h1, i32 %h2, i32 %h3, i32 1)
  ret i32 0
}
