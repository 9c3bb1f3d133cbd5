; test: masked accesses touch nothing that the mask forbids, not even memory that is not there
; exit: 0
; stdout: 10 -2 30 -4
; stdout: 1 5 3 8
; stdout: 10 -2 20 30
; stdout: 7 9 0 0
; stdout: 30 20 -3 10
; stdout: 0 70 60 50
@fmt = constant [13 x i8] c"%d %d %d %d\0A\00"
@data = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@out = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@packed = global [4 x i32] zeroinitializer
@scattered = global [4 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)

define void @show(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define void @accesses(ptr %data, ptr %null, <4 x i1> %m, <4 x i1> %n, <4 x i1> %none) {
  %other = insertelement <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>, i32 -1, i32 0
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %data, i32 4, <4 x i1> %m, <4 x i32> %other)
  call void @show(<4 x i32> %a)
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %null, i32 4, <4 x i1> %none, <4 x i32> %other)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %x, ptr %null, i32 4, <4 x i1> %none)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 4, i32 5, i32 6, i32 8>, ptr @out, i32 4, <4 x i1> %n)
  %b = load <4 x i32>, ptr @out
  call void @show(<4 x i32> %b)
  %c = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %data, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> %other)
  call void @show(<4 x i32> %c)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 7, i32 8, i32 9, i32 10>, ptr @packed, <4 x i1> %m)
  %d = load <4 x i32>, ptr @packed
  call void @show(<4 x i32> %d)
  ret void
}

define void @addresses(ptr %data, <4 x i64> %index, <4 x i1> %m) {
  %p = getelementptr i32, ptr %data, <4 x i64> %index
  %wild = insertelement <4 x ptr> %p, ptr inttoptr (i64 16 to ptr), i32 2
  %a = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %wild, i32 4, <4 x i1> %m, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>)
  call void @show(<4 x i32> %a)
  %q = getelementptr i32, ptr @scattered, <4 x i64> %index
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> <i32 60, i32 70, i32 80, i32 90>, <4 x ptr> %q, i32 4, <4 x i1> %m)
  ; Of lanes with one address the last one is seen.
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> <i32 48, i32 49, i32 49, i32 50>, <4 x ptr> <ptr getelementptr (i32, ptr @scattered, i64 3), ptr getelementptr (i32, ptr @scattered, i64 3), ptr getelementptr (i32, ptr @scattered, i64 3), ptr getelementptr (i32, ptr @scattered, i64 3)>, i32 4, <4 x i1> splat (i1 true))
  store i32 0, ptr @scattered
  %b = load <4 x i32>, ptr @scattered
  call void @show(<4 x i32> %b)
  ret void
}

define i32 @main() {
  call void @accesses(ptr @data, ptr null, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x i1> zeroinitializer)
  call void @addresses(ptr @data, <4 x i64> <i64 2, i64 1, i64 3, i64 0>, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret i32 0
}
