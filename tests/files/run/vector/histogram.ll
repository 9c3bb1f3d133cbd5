; test: adding to places one after the other, also to one place twice; more vectors than two as one.
; oracle: none (LLVM 19 has none of them for x86-64)
; exit: 0
; stdout: 11 26 30 0
; stdout: 1 4 7 2 5 8 3 6 9
; stdout: 1 2 3 4 5 6 7 8 9

@counts = global [4 x i32] [i32 1, i32 11, i32 30, i32 0]
@d = constant [4 x i8] c"%d \00"
@last = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare <9 x i32> @llvm.vector.interleave3.v9i32(<3 x i32>, <3 x i32>, <3 x i32>)
declare { <3 x i32>, <3 x i32>, <3 x i32> } @llvm.vector.deinterleave3.v9i32(<9 x i32>)

define void @show(ptr %p, i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  %format = select i1 %more, ptr @d, ptr @last
  call i32 (ptr, ...) @printf(ptr %format, i32 %x)
  br i1 %more, label %l, label %e
e:
  ret void
}

define void @count(<4 x i64> %at, i32 %by, <4 x i1> %mask) {
  %p = getelementptr i32, ptr @counts, <4 x i64> %at
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %p, i32 %by, <4 x i1> %mask)
  ret void
}

define void @interleave(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c) {
  %r = call <9 x i32> @llvm.vector.interleave3.v9i32(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c)
  %p = alloca <9 x i32>
  store <9 x i32> %r, ptr %p
  call void @show(ptr %p, i32 9)
  %s = call { <3 x i32>, <3 x i32>, <3 x i32> } @llvm.vector.deinterleave3.v9i32(<9 x i32> %r)
  %s0 = extractvalue { <3 x i32>, <3 x i32>, <3 x i32> } %s, 0
  %s1 = extractvalue { <3 x i32>, <3 x i32>, <3 x i32> } %s, 1
  %s2 = extractvalue { <3 x i32>, <3 x i32>, <3 x i32> } %s, 2
  %p1 = getelementptr i32, ptr %p, i32 3
  %p2 = getelementptr i32, ptr %p, i32 6
  store <3 x i32> %s2, ptr %p2
  store <3 x i32> %s1, ptr %p1
  %s00 = extractelement <3 x i32> %s0, i32 0
  %s01 = extractelement <3 x i32> %s0, i32 1
  %s02 = extractelement <3 x i32> %s0, i32 2
  %p01 = getelementptr i32, ptr %p, i32 1
  %p02 = getelementptr i32, ptr %p, i32 2
  store i32 %s00, ptr %p
  store i32 %s01, ptr %p01
  store i32 %s02, ptr %p02
  call void @show(ptr %p, i32 9)
  ret void
}

define i32 @main() {
  call void @count(<4 x i64> <i64 1, i64 0, i64 1, i64 1>, i32 5, <4 x i1> <i1 true, i1 true, i1 true, i1 true>)
  call void @count(<4 x i64> <i64 0, i64 3, i64 2, i64 99999>, i32 5, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  call void @show(ptr @counts, i32 4)
  call void @interleave(<3 x i32> <i32 1, i32 2, i32 3>, <3 x i32> <i32 4, i32 5, i32 6>, <3 x i32> <i32 7, i32 8, i32 9>)
  ret i32 0
}
