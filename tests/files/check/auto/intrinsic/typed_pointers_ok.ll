; test: typed pointers are pointers to intrinsics.
; exit: 0

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture, i8* nocapture readonly, i64, i1)
declare <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)
declare <2 x double> @llvm.masked.gather.v2f64.v2p0f64(<2 x double*>, i32, <2 x i1>, <2 x double>)
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1, i1, i1)
declare void @llvm.lifetime.start.p0i8(i64, i8*)

define void @f(i8* %p, <4 x i32>* %q, <2 x double*> %r, <4 x i32> %v, <2 x double> %d) {
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %p)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %p, i8* %p, i64 8, i1 false)
  %1 = call <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>* %q, i32 4, <4 x i1> zeroinitializer, <4 x i32> %v)
  %2 = call <2 x double> @llvm.masked.gather.v2f64.v2p0f64(<2 x double*> %r, i32 8, <2 x i1> zeroinitializer, <2 x double> %d)
  %3 = call i64 @llvm.objectsize.i64.p0i8(i8* %p, i1 false, i1 true, i1 false)
  ret void
}
