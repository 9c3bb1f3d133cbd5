; test: masked accesses of lanes of 32 and 64 bits, by masks that comparisons make, touch no other memory
; exit: 0

@words = global [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 4
@longs = global [4 x i64] [i64 10, i64 20, i64 30, i64 40]
@doubles = global [4 x double] [double 1.0, double 2.0, double 3.0, double 4.0]

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr, i32, <4 x i1>, <4 x i64>)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, i32, <4 x i1>, <4 x double>)
declare <2 x float> @llvm.masked.load.v2f32.p0(ptr, i32, <2 x i1>, <2 x float>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, i32, <8 x i1>)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr, i32, <4 x i1>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.add.v4i64(<4 x i64>)

; Nothing is allowed, so that there need be no memory.
define i32 @none(ptr %at, <8 x i32> %marks) noinline {
  %mask = icmp sgt <8 x i32> %marks, zeroinitializer
  %got = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %at, i32 4, <8 x i1> %mask, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>)
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %got, ptr %at, i32 4, <8 x i1> %mask)
  %sum = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %got)
  ret i32 %sum
}

; Every other word is read, and written back 100 larger; the others are -1 where they were not read.
define i32 @some(ptr %at, <8 x i32> %marks) noinline {
  %mask = icmp sgt <8 x i32> %marks, zeroinitializer
  %got = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %at, i32 4, <8 x i1> %mask, <8 x i32> splat (i32 -1))
  %more = add <8 x i32> %got, splat (i32 100)
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %more, ptr %at, i32 4, <8 x i1> %mask)
  %sum = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %got)
  ret i32 %sum
}

; The mask is of words, and the lanes are of 64 bits.
define i64 @longs_by_words(ptr %at, <4 x i32> %marks) noinline {
  %mask = icmp slt <4 x i32> %marks, zeroinitializer
  %got = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %at, i32 8, <4 x i1> %mask, <4 x i64> zeroinitializer)
  %sum = call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> %got)
  ret i64 %sum
}

; The last two doubles become those that a comparison of the loaded ones chooses.
define void @last_two(ptr %at, <4 x double> %bound) noinline {
  %mask = fcmp ogt <4 x double> %bound, splat (double 2.5)
  %got = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %at, i32 8, <4 x i1> %mask, <4 x double> splat (double 9.0))
  %twice = fadd <4 x double> %got, %got
  call void @llvm.masked.store.v4f64.p0(<4 x double> %twice, ptr %at, i32 8, <4 x i1> %mask)
  ret void
}

; Two floats take a part of a register: what is in the rest of the mask allows nothing.
define float @pair(ptr %at, <2 x float> %marks) noinline {
  %mask = fcmp oeq <2 x float> %marks, splat (float 1.0)
  %got = call <2 x float> @llvm.masked.load.v2f32.p0(ptr %at, i32 4, <2 x i1> %mask, <2 x float> splat (float 0.5))
  %a = extractelement <2 x float> %got, i32 0
  %b = extractelement <2 x float> %got, i32 1
  %sum = fadd float %a, %b
  ret float %sum
}

define i32 @main() {
  ; 1 + ... + 8 = 36
  %none = call i32 @none(ptr null, <8 x i32> <i32 0, i32 -1, i32 0, i32 -2, i32 0, i32 -3, i32 0, i32 0>)
  %ok1 = icmp eq i32 %none, 36
  ; 2 + 4 + 6 + 8 - 4 = 16
  %some = call i32 @some(ptr @words, <8 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>)
  %ok2 = icmp eq i32 %some, 16
  ; 1 + 102 + 3 + 104 + 5 + 106 + 7 + 108 = 436
  %words = load <8 x i32>, ptr @words, align 4
  %all = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %words)
  %ok3 = icmp eq i32 %all, 436
  ; 20 + 30 = 50
  %longs = call i64 @longs_by_words(ptr @longs, <4 x i32> <i32 0, i32 -1, i32 -1, i32 1>)
  %ok4 = icmp eq i64 %longs, 50
  ; 1, 2, 6, 8
  call void @last_two(ptr @doubles, <4 x double> <double 1.0, double 2.0, double 3.0, double 4.0>)
  %d = load <4 x double>, ptr @doubles
  %same = fcmp oeq <4 x double> %d, <double 1.0, double 2.0, double 6.0, double 8.0>
  %bits = bitcast <4 x i1> %same to i4
  %ok5 = icmp eq i4 %bits, -1
  ; 0.5 of what is not read, and 0 of a word that is 0
  %zero = alloca i32
  store i32 0, ptr %zero
  %pair = call float @pair(ptr %zero, <2 x float> <float 1.0, float 2.0>)
  %ok6 = fcmp oeq float %pair, 0.5
  %a = and i1 %ok1, %ok2
  %b = and i1 %ok3, %ok4
  %c = and i1 %ok5, %ok6
  %ab = and i1 %a, %b
  %ok = and i1 %ab, %c
  %status = select i1 %ok, i32 0, i32 1
  ret i32 %status
}
