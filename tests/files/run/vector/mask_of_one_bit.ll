; test: one bit in all lanes of a mask is as good as a comparison, alone and beside one
; exit: 0
; stdout: 10 -2 30 -4
; stdout: 0 0 0 0
; stdout: 10 0 30 0
; stdout: 10 7 30 7
@fmt = constant [13 x i8] c"%d %d %d %d\0A\00"
@data = global [4 x i32] [i32 10, i32 -2, i32 30, i32 -4]
declare i32 @printf(ptr, ...)

define void @show(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define <4 x i32> @where_positive(i1 %bit, i1 %all, <4 x i32> %others) {
  %v = load <4 x i32>, ptr @data
  %one = insertelement <4 x i1> poison, i1 %bit, i32 0
  %mask = shufflevector <4 x i1> %one, <4 x i1> poison, <4 x i32> zeroinitializer
  %two = insertelement <4 x i1> poison, i1 %all, i32 0
  %every = shufflevector <4 x i1> %two, <4 x i1> poison, <4 x i32> zeroinitializer
  %positive = icmp sgt <4 x i32> %v, zeroinitializer
  %either = or <4 x i1> %positive, %every
  %both = and <4 x i1> %either, %mask
  %r = select <4 x i1> %both, <4 x i32> %v, <4 x i32> %others
  ret <4 x i32> %r
}

define i32 @main() {
  %a = call <4 x i32> @where_positive(i1 true, i1 true, <4 x i32> zeroinitializer)
  call void @show(<4 x i32> %a)
  %b = call <4 x i32> @where_positive(i1 false, i1 true, <4 x i32> zeroinitializer)
  call void @show(<4 x i32> %b)
  %c = call <4 x i32> @where_positive(i1 true, i1 false, <4 x i32> zeroinitializer)
  call void @show(<4 x i32> %c)
  %d = call <4 x i32> @where_positive(i1 true, i1 false, <4 x i32> splat (i32 7))
  call void @show(<4 x i32> %d)
  ret i32 0
}
