; test: lanes, elements of arrays and sizes of allocas by indices of more than 64 bits.
; exit: 0
; stdout: 30 7 40 3 55

@f = constant [16 x i8] c"%d %d %d %d %d\0A\00"
@array = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @printf(ptr, ...)

define i32 @lane(<4 x i32> %v, i65 %i) {
  %x = extractelement <4 x i32> %v, i65 %i
  ret i32 %x
}

define <4 x i128> @with(<4 x i128> %v, i100 %i) {
  %w = insertelement <4 x i128> %v, i128 7, i100 %i
  ret <4 x i128> %w
}

define i32 @element(i128 %i) {
  %p = getelementptr [4 x i32], ptr @array, i128 0, i128 %i
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @room(i96 %n) {
  %p = alloca i32, i96 %n
  %last = sub i96 %n, 1
  %q = getelementptr i32, ptr %p, i96 %last
  store volatile i32 55, ptr %q
  %x = load volatile i32, ptr %q
  ret i32 %x
}

define i32 @main() {
  %a = call i32 @lane(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, i65 2)
  %w = call <4 x i128> @with(<4 x i128> zeroinitializer, i100 3)
  %b = extractelement <4 x i128> %w, i128 3
  %b32 = trunc i128 %b to i32
  %c = extractelement <4 x i32> <i32 10, i32 20, i32 30, i32 40>, i100 3
  %d = call i32 @element(i128 2)
  %e = call i32 @room(i96 9)
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b32, i32 %c, i32 %d, i32 %e)
  ret i32 0
}
