; test: conversions and comparisons of some lanes.

define void @f(<4 x i32> %v, <4 x float> %x, <4 x i1> %m, <8 x i16> %w, <4 x ptr> %p) {
  %1 = call <4 x i64> @llvm.vp.trunc.v4i64.v4i32(<4 x i32> %v, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %2 = call <4 x i32> @llvm.vp.sext.v4i32.v4i32(<4 x i32> %v, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %3 = call <4 x i32> @llvm.vp.fptosi.v4i32.v4i32(<4 x i32> %v, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %4 = call <4 x float> @llvm.vp.sitofp.v4f32.v4f32(<4 x float> %x, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %5 = call <4 x double> @llvm.vp.fptrunc.v4f64.v4f32(<4 x float> %x, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %6 = call <4 x half> @llvm.vp.fpext.v4f16.v4f32(<4 x float> %x, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %7 = call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4i32(<4 x i32> %v, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %8 = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4p0(<4 x ptr> %p, <4 x i1> %m, i32 4)  ;~ error: it does not convert between these types
  %9 = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %v, <4 x i32> %v, metadata !"oeq", <4 x i1> %m, i32 4)  ;~ error: `oeq` is no condition
  %10 = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %x, <4 x float> %x, metadata !"eq", <4 x i1> %m, i32 4)  ;~ error: `eq` is no condition
  %11 = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> %x, i32 4096, <4 x i1> %m, i32 4)  ;~ error: this mask has bits that are no class
  ; These are as they should be.
  %12 = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %v, <4 x i1> %m, i32 4)
  %13 = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %v, <4 x i32> %v, metadata !"ule", <4 x i1> %m, i32 4)
  ret void
}
