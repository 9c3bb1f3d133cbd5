; test: vectors are computed lane by lane: arithmetic, masks, shuffles, lanes by variable index
; exit: 0
; stdout: 12 40
; stdout: 2 9 4 40 13
@fmt2 = constant [7 x i8] c"%d %d\0A\00"
@fmt5 = constant [16 x i8] c"%d %d %d %d %d\0A\00"
@data = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
declare i32 @printf(ptr, ...)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)

define i32 @pick(i64 %i) {
  %v = load <4 x i32>, ptr @data
  %w = mul <4 x i32> %v, <i32 10, i32 10, i32 10, i32 10>
  %r = extractelement <4 x i32> %w, i64 %i
  ret i32 %r
}

define i32 @main() {
  %v = load <4 x i32>, ptr @data
  %w = add <4 x i32> %v, <i32 5, i32 5, i32 5, i32 5>
  %big = icmp sgt <4 x i32> %w, splat (i32 7)
  %s = select <4 x i1> %big, <4 x i32> %w, <4 x i32> zeroinitializer
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)
  %mask = bitcast <4 x i1> %big to i4
  %m = zext i4 %mask to i32
  %r = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 1, i32 7, i32 3, i32 0>
  %x = insertelement <4 x i32> %r, i32 40, i32 3
  %e0 = extractelement <4 x i32> %x, i32 0
  %e1 = extractelement <4 x i32> %x, i32 1
  %e2 = extractelement <4 x i32> %x, i32 2
  %e3 = extractelement <4 x i32> %x, i32 3
  %h = sub i32 %sum, 4
  %p = call i32 @pick(i64 3)
  %first = sub i32 %h, 1
  %1 = call i32 (ptr, ...) @printf(ptr @fmt2, i32 %m, i32 %p)
  %2 = call i32 (ptr, ...) @printf(ptr @fmt5, i32 %e0, i32 %e1, i32 %e2, i32 %e3, i32 %h)
  ret i32 0
}
