; test: operations on the lanes of a mask and a length give there what they give of all lanes.
; oracle: none (code generation of LLVM 19 stops at these for x86-64)
; exit: 0

@differ = global i32 0

declare <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.usub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
declare <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.vp.copysign.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.minimum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.vp.minimum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.vp.maximum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.floor.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.ceil.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.rint.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.rint.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.nearbyint.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.round.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.round.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.roundeven.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.roundeven.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32)
declare <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float>, i32, <4 x i1>, i32)
declare <4 x i32> @llvm.lrint.v4i32.v4f32(<4 x float>)
declare <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i64> @llvm.llrint.v4i64.v4f32(<4 x float>)
declare <4 x i64> @llvm.vp.llrint.v4i64.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr, i64, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i32.p0.i32(<4 x i32>, ptr, i32, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.splat.v4i32(i32, <4 x i1>, i32)

define void @show(<4 x i1> %differ) {
  %bits = bitcast <4 x i1> %differ to i4
  %word = zext i4 %bits to i32
  %before = load i32, ptr @differ
  %all = or i32 %before, %word
  store i32 %all, ptr @differ
  ret void
}

define void @t1(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t2(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t3(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t4(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.usub.sat.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t5(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t6(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, i1 false, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, i1 false)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t7(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, i1 false, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, i1 false)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t8(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i32> <i32 1, i32 33, i32 0, i32 4>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i32> <i32 1, i32 33, i32 0, i32 4>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t9(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i32> <i32 1, i32 33, i32 0, i32 4>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> <i32 5, i32 -7, i32 2147483647, i32 -2147483648>, <4 x i32> <i32 3, i32 2, i32 1, i32 -1>, <4 x i32> <i32 1, i32 33, i32 0, i32 4>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t10(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.copysign.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x float> <float -0.5, float 2.0, float -1.25, float 0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.copysign.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x float> <float -0.5, float 2.0, float -1.25, float 0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t11(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.minimum.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x float> <float -0.5, float 2.0, float -1.25, float 0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.minimum.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x float> <float -0.5, float 2.0, float -1.25, float 0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t12(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.maximum.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x float> <float -0.5, float 2.0, float -1.25, float 0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.maximum.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x float> <float -0.5, float 2.0, float -1.25, float 0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t13(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.floor.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.floor.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t14(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.ceil.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.ceil.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t15(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.rint.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.rint.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t16(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.nearbyint.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t17(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.round.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.round.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t18(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.roundeven.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.roundeven.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t19(<4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x float> @llvm.trunc.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %x = bitcast <4 x float> %r to <4 x i32>
  %y = bitcast <4 x float> %s to <4 x i32>
  %d = icmp ne <4 x i32> %x, %y
  call void @show(<4 x i1> %d)
  ret void
}

define void @t20(<4 x i1> %m, i32 %n) {
  %r = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, i32 264, <4 x i1> %m, i32 %n)
  %s = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, i32 264)
  %d = icmp ne <4 x i1> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t21(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x i32> @llvm.lrint.v4i32.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %d = icmp ne <4 x i32> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

define void @t22(<4 x i1> %m, i32 %n) {
  %r = call <4 x i64> @llvm.vp.llrint.v4i64.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>, <4 x i1> %m, i32 %n)
  %s = call <4 x i64> @llvm.llrint.v4i64.v4f32(<4 x float> <float 1.5, float -2.5, float 3.25, float -0.0>)
  %d = icmp ne <4 x i64> %r, %s
  call void @show(<4 x i1> %d)
  ret void
}

@data = global [7 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7]

define void @memory(<4 x i1> %m, i32 %n) {
  %p = getelementptr i32, ptr @data, i64 6
  %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr %p, i64 -8, <4 x i1> %m, i32 %n)
  %a = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i32> %r, <4 x i32> zeroinitializer
  %d = icmp ne <4 x i32> %a, <i32 7, i32 0, i32 3, i32 0>
  call void @show(<4 x i1> %d)
  call void @llvm.experimental.vp.strided.store.v4i32.p0.i32(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, ptr @data, i32 8, <4 x i1> %m, i32 %n)
  %s = load <4 x i32>, ptr @data
  %e = icmp ne <4 x i32> %s, <i32 10, i32 2, i32 3, i32 4>
  call void @show(<4 x i1> %e)
  %q = getelementptr i32, ptr @data, i64 3
  %t = load <4 x i32>, ptr %q
  %g = icmp ne <4 x i32> %t, <i32 4, i32 30, i32 6, i32 7>
  call void @show(<4 x i1> %g)
  ret void
}

define void @choices(<4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %m, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 %n)
  %d = icmp ne <4 x i32> %r, <i32 1, i32 6, i32 3, i32 8>
  call void @show(<4 x i1> %d)
  %s = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %m, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 4)
  %e = icmp ne <4 x i32> %s, <i32 1, i32 6, i32 3, i32 4>
  call void @show(<4 x i1> %e)
  %t = call <4 x i32> @llvm.experimental.vp.splat.v4i32(i32 %n, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  %g = icmp ne <4 x i32> %t, <i32 3, i32 3, i32 3, i32 3>
  call void @show(<4 x i1> %g)
  ret void
}

define i32 @main() {
  call void @t1(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t2(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t3(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t4(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t5(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t6(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t7(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t8(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t9(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t10(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t11(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t12(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t13(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t14(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t15(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t16(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t17(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t18(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t19(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t20(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t21(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @t22(<4 x i1> <i1 true, i1 true, i1 true, i1 true>, i32 4)
  call void @memory(<4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  call void @choices(<4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 3)
  %r = load i32, ptr @differ
  ret i32 %r
}
