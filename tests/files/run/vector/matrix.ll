; test: products and transposes of matrices, whose columns stand one behind the other.
; oracle: none (LLVM lowers them by a pass that lli does not run)
; exit: 0
; stdout: 1 3 5 2 4 6
; stdout: 58 139 64 154
; stdout: -3.5 16.0

; [1 2; 3 4; 5 6] transposed is [1 3 5; 2 4 6], shown row by row.
; [1 2 3; 4 5 6] * [7 8; 9 10; 11 12] = [58 64; 139 154].
; [0.5 -2.0; 0.0 8.0] * [1.0; 2.0] = [-3.5; 16.0].

@d = constant [4 x i8] c"%d \00"
@last = constant [4 x i8] c"%d\0A\00"
@f = constant [11 x i8] c"%.1f %.1f\0A\00"
declare i32 @printf(ptr, ...)
declare <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32>, i32, i32)
declare <4 x i65> @llvm.matrix.multiply.v4i65.v6i65.v6i65(<6 x i65>, <6 x i65>, i32, i32, i32)
declare <2 x double> @llvm.matrix.multiply.v2f64.v4f64.v2f64(<4 x double>, <2 x double>, i32, i32, i32)

define void @show(i32 %x, i1 %more) {
  %format = select i1 %more, ptr @d, ptr @last
  call i32 (ptr, ...) @printf(ptr %format, i32 %x)
  ret void
}

define void @show_product(i65 %x, i1 %more) {
  %y = trunc i65 %x to i32
  call void @show(i32 %y, i1 %more)
  ret void
}

define <6 x i32> @transposed(<6 x i32> %m) {
  %t = call <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32> %m, i32 3, i32 2)
  ret <6 x i32> %t
}

define <4 x i65> @product(<6 x i65> %a, <6 x i65> %b) {
  %p = call <4 x i65> @llvm.matrix.multiply.v4i65.v6i65.v6i65(<6 x i65> %a, <6 x i65> %b, i32 2, i32 3, i32 2)
  ret <4 x i65> %p
}

define <2 x double> @applied(<4 x double> %a, <2 x double> %b) {
  %p = call <2 x double> @llvm.matrix.multiply.v2f64.v4f64.v2f64(<4 x double> %a, <2 x double> %b, i32 2, i32 2, i32 1)
  ret <2 x double> %p
}

define i32 @main() {
  %t = call <6 x i32> @transposed(<6 x i32> <i32 1, i32 3, i32 5, i32 2, i32 4, i32 6>)
  %t0 = extractelement <6 x i32> %t, i32 0
  %t1 = extractelement <6 x i32> %t, i32 2
  %t2 = extractelement <6 x i32> %t, i32 4
  %t3 = extractelement <6 x i32> %t, i32 1
  %t4 = extractelement <6 x i32> %t, i32 3
  %t5 = extractelement <6 x i32> %t, i32 5
  call void @show(i32 %t0, i1 true)
  call void @show(i32 %t1, i1 true)
  call void @show(i32 %t2, i1 true)
  call void @show(i32 %t3, i1 true)
  call void @show(i32 %t4, i1 true)
  call void @show(i32 %t5, i1 false)
  %p = call <4 x i65> @product(<6 x i65> <i65 1, i65 4, i65 2, i65 5, i65 3, i65 6>, <6 x i65> <i65 7, i65 9, i65 11, i65 8, i65 10, i65 12>)
  %p0 = extractelement <4 x i65> %p, i32 0
  %p1 = extractelement <4 x i65> %p, i32 1
  %p2 = extractelement <4 x i65> %p, i32 2
  %p3 = extractelement <4 x i65> %p, i32 3
  call void @show_product(i65 %p0, i1 true)
  call void @show_product(i65 %p1, i1 true)
  call void @show_product(i65 %p2, i1 true)
  call void @show_product(i65 %p3, i1 false)
  %a = call <2 x double> @applied(<4 x double> <double 0.5, double 0.0, double -2.0, double 8.0>, <2 x double> <double 1.0, double 2.0>)
  %a0 = extractelement <2 x double> %a, i32 0
  %a1 = extractelement <2 x double> %a, i32 1
  call i32 (ptr, ...) @printf(ptr @f, double %a0, double %a1)
  ret i32 0
}
