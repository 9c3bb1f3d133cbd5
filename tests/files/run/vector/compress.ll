; test: lanes put together by a mask, the first that is set, a length, partial sums; halves as integers.
; exit: 0
; stdout: 1 0000000a 0000001e fffffffd fffffffc 00000000 00000000
; stdout: 1 00000028 fffffffe fffffffd fffffffc 00000000 00000000
; stdout: 1 ffffffff fffffffe fffffffd fffffffc 00000000 00000000
; stdout: 1 0000000a 00000014 0000001e 00000028 00000000 00000000
; stdout: 2 00090302 00000000 00000000 00000000 00000000 00000000
; stdout: 3 00000002 00000000 00000004 00000000 00000000 00000000
; stdout: 3 00000004 00000000 00000000 00000000 00000000 00000000
; stdout: 3 00000000 00000000 00000005 00000000 00000000 00000000
; stdout: 4 00000003 0000000f 00000000 00000000 00000000 00000000
; stdout: 4 00000008 00000010 00000000 00000000 00000000 00000000
; stdout: 5 00000074 000000dc 00000000 00000000 00000000 00000000
; stdout: 6 3f800000 00000000 00000000 3ff00000 00003e00 00002e66
; stdout: 6 ff800000 00000000 00000000 fff00000 00007c00 00000001
; stdout: 6 33800000 00000000 00000000 3e700000 00008000 00007800

@buf = global [64 x i8] zeroinitializer, align 64
@f = constant [3 x i8] c"%d\00"
@x = constant [6 x i8] c" %08x\00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
declare <3 x i8> @llvm.experimental.vector.compress.v3i8(<3 x i8>, <3 x i1>, <3 x i8>)
declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i1)
declare i64 @llvm.experimental.cttz.elts.i64.v5i16(<5 x i16>, i1)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
declare i32 @llvm.experimental.get.vector.length.i16(i16, i32, i1)
declare <2 x i32> @llvm.experimental.vector.partial.reduce.add.v2i32.v8i32(<2 x i32>, <8 x i32>)
declare float @llvm.convert.from.fp16.f32(i16)
declare double @llvm.convert.from.fp16.f64(i16)
declare i16 @llvm.convert.to.fp16.f32(float)
declare i16 @llvm.convert.to.fp16.f64(double)
declare i32 @llvm.get.dynamic.area.offset.i32()

define void @show(i32 %k) noinline {
  call i32 (ptr, ...) @printf(ptr @f, i32 %k)
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %q = getelementptr i32, ptr @buf, i32 %i
  %b = load i32, ptr %q
  call i32 (ptr, ...) @printf(ptr @x, i32 %b)
  store i32 0, ptr %q
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 6
  br i1 %c, label %l, label %e
e:
  call i32 (ptr, ...) @printf(ptr @n)
  ret void
}

define void @compress(<4 x i32> %v, <4 x i1> %m) noinline {
  %r = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %v, <4 x i1> %m, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>)
  store <4 x i32> %r, ptr @buf
  call void @show(i32 1)
  ret void
}

define void @compress_bytes(<3 x i8> %v, <3 x i1> %m) noinline {
  %r = call <3 x i8> @llvm.experimental.vector.compress.v3i8(<3 x i8> %v, <3 x i1> %m, <3 x i8> <i8 7, i8 8, i8 9>)
  store <3 x i8> %r, ptr @buf
  call void @show(i32 2)
  ret void
}

define void @first(<4 x i1> %m, <5 x i16> %v) noinline {
  %a = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %m, i1 false)
  %b = call i64 @llvm.experimental.cttz.elts.i64.v5i16(<5 x i16> %v, i1 false)
  store i32 %a, ptr @buf
  %p = getelementptr i64, ptr @buf, i64 1
  store i64 %b, ptr %p
  call void @show(i32 3)
  ret void
}

define void @length(i64 %n, i16 %k) noinline {
  %a = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 8, i1 false)
  %b = call i32 @llvm.experimental.get.vector.length.i16(i16 %k, i32 16, i1 false)
  store i32 %a, ptr @buf
  %p = getelementptr i32, ptr @buf, i64 1
  store i32 %b, ptr %p
  call void @show(i32 4)
  ret void
}

define void @partial(<2 x i32> %a, <8 x i32> %v) noinline {
  %r = call <2 x i32> @llvm.experimental.vector.partial.reduce.add.v2i32.v8i32(<2 x i32> %a, <8 x i32> %v)
  store <2 x i32> %r, ptr @buf
  call void @show(i32 5)
  ret void
}

define void @half(i16 %h, float %f, double %d) noinline {
  %a = call float @llvm.convert.from.fp16.f32(i16 %h)
  %b = call double @llvm.convert.from.fp16.f64(i16 %h)
  %c = call i16 @llvm.convert.to.fp16.f32(float %f)
  %e = call i16 @llvm.convert.to.fp16.f64(double %d)
  store float %a, ptr @buf
  %p = getelementptr i8, ptr @buf, i64 8
  store double %b, ptr %p
  %q = getelementptr i8, ptr @buf, i64 16
  store i16 %c, ptr %q
  %s = getelementptr i8, ptr @buf, i64 20
  store i16 %e, ptr %s
  call void @show(i32 6)
  ret void
}

define i32 @main() {
  call void @compress(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i1> <i1 true, i1 false, i1 true, i1 false>)
  call void @compress(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i1> <i1 false, i1 false, i1 false, i1 true>)
  call void @compress(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i1> zeroinitializer)
  call void @compress(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i1> <i1 true, i1 true, i1 true, i1 true>)
  call void @compress_bytes(<3 x i8> <i8 1, i8 2, i8 3>, <3 x i1> <i1 false, i1 true, i1 true>)
  call void @first(<4 x i1> <i1 false, i1 false, i1 true, i1 true>, <5 x i16> <i16 0, i16 0, i16 0, i16 0, i16 256>)
  call void @first(<4 x i1> zeroinitializer, <5 x i16> <i16 -1, i16 0, i16 0, i16 0, i16 256>)
  call void @first(<4 x i1> <i1 true, i1 false, i1 false, i1 false>, <5 x i16> zeroinitializer)
  call void @length(i64 3, i16 15)
  call void @length(i64 4294967297, i16 -1)
  call void @partial(<2 x i32> <i32 100, i32 200>, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>)
  call void @half(i16 15360, float 1.5, double 0x3FB999999999999A)
  call void @half(i16 -1024, float 100000.0, double 0x3E70000000000000)
  call void @half(i16 1, float -0.0, double 0x40E0000000000000)
  %z = call i32 @llvm.get.dynamic.area.offset.i32()
  ret i32 %z
}
