; test: vectors of thousands of lanes: memory, arithmetic, comparison, shuffles, lanes by number and by variable,
;   through blocks, calls and results.
; oracle: none (lli does not align so much)
; exit: 0
; stdout: 2047 1 4 2046 2 3000 1000 12 2096128
@bytes = global <2048 x i8> zeroinitializer
@words = global <2048 x i32> zeroinitializer
@bits = global <2048 x i1> zeroinitializer
@text = private constant [28 x i8] c"%d %d %d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @llvm.vector.reduce.add.v2048i32(<2048 x i32>)

define <2048 x i32> @twice(<2048 x i32> %v, i1 %sure) {
  br i1 %sure, label %yes, label %no
yes:
  %sum = add <2048 x i32> %v, %v
  br label %no
no:
  %r = phi <2048 x i32> [ %v, %0 ], [ %sum, %yes ]
  ret <2048 x i32> %r
}

define i32 @main() {
entry:
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %at = getelementptr i32, ptr @words, i64 %i
  %n = trunc i64 %i to i32
  store i32 %n, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 2048
  br i1 %done, label %go, label %fill
go:
  %w = load <2048 x i32>, ptr @words
  %last = extractelement <2048 x i32> %w, i32 2047
  %one = insertelement <2048 x i32> poison, i32 1, i64 0
  %ones = shufflevector <2048 x i32> %one, <2048 x i32> poison, <2048 x i32> zeroinitializer
  %x1 = extractelement <2048 x i32> %ones, i64 2047
  %sum = add <2048 x i32> %w, %ones
  %x2 = extractelement <2048 x i32> %sum, i32 3
  %less = icmp ult <2048 x i32> %sum, %w
  store <2048 x i1> %less, ptr @bits
  %b = load <2048 x i1>, ptr @bits
  %picked = select <2048 x i1> %b, <2048 x i32> %ones, <2048 x i32> %w
  %x3 = extractelement <2048 x i32> %picked, i32 2046
  %narrow = trunc <2048 x i32> %ones to <2048 x i8>
  %more = add <2048 x i8> %narrow, %narrow
  store <2048 x i8> %more, ptr @bytes
  %byte.at = getelementptr i8, ptr @bytes, i64 2047
  %byte = load i8, ptr %byte.at
  %x4 = zext i8 %byte to i32
  %t = call <2048 x i32> @twice(<2048 x i32> %w, i1 true)
  %x5 = extractelement <2048 x i32> %t, i32 1500
  %u = call <2048 x i32> @twice(<2048 x i32> %w, i1 false)
  %which = icmp eq i32 %x4, 2
  %chosen = select i1 %which, <2048 x i32> %u, <2048 x i32> %t
  %x6 = extractelement <2048 x i32> %chosen, i32 1000
  %i.var = zext i32 %x6 to i64
  %put = insertelement <2048 x i32> %chosen, i32 12, i64 %i.var
  %x7 = extractelement <2048 x i32> %put, i64 %i.var
  %all = call i32 @llvm.vector.reduce.add.v2048i32(<2048 x i32> %w)
  call i32 (ptr, ...) @printf(ptr @text, i32 %last, i32 %x1, i32 %x2, i32 %x3, i32 %x4, i32 %x5, i32 %x6, i32 %x7, i32 %all)
  ret i32 0
}
