; test: structures, arrays, strings, vectors and splats hold their elements in order
; spec: Complex Constants: "As a special case, character array constants may also be represented as a double-quoted string using the c prefix."
; spec: Complex Constants: "When creating a vector whose elements have the same constant value, the preferred syntax is splat (<Ty> Val)."
; exit: 42
@G = global i32 5
@s = global { i32, float, ptr } { i32 4, float 17.0, ptr @G }
@a = global [3 x i32] [ i32 42, i32 11, i32 74 ]
@t = global [13 x i8] c"Hello World\0A\00"
@v = global <4 x i32> < i32 42, i32 11, i32 74, i32 100 >
@w = global <4 x i32> splat (i32 11)
define i32 @main() {
  %p1 = getelementptr { i32, float, ptr }, ptr @s, i64 0, i32 2
  %g = load ptr, ptr %p1
  %five = load i32, ptr %g
  %p2 = getelementptr i32, ptr @a, i64 1
  %eleven = load i32, ptr %p2
  %p3 = getelementptr i8, ptr @t, i64 11
  %c = load i8, ptr %p3
  %ten = zext i8 %c to i32
  %v = load <4 x i32>, ptr @v
  %w = load <4 x i32>, ptr @w
  %d = sub <4 x i32> %v, %w
  %zero = extractelement <4 x i32> %d, i32 1
  %x63 = extractelement <4 x i32> %d, i32 2
  %s1 = add i32 %five, %eleven
  %s2 = add i32 %s1, %ten
  %s3 = add i32 %s2, %zero
  %s4 = add i32 %s3, %x63
  ; 5 + 11 + 10 + 0 + 63 = 89
  %r = sub i32 %s4, 47
  ret i32 %r
}
