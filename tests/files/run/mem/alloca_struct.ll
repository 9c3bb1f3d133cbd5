; test: a structure and an array on the stack, reached by getelementptr.
; exit: 112
%rec = type { i8, i64, [3 x i32] }
define i64 @main() {
  %r = alloca %rec
  %f0 = getelementptr %rec, %rec* %r, i32 0, i32 0
  %f1 = getelementptr %rec, %rec* %r, i32 0, i32 1
  %f2 = getelementptr %rec, %rec* %r, i32 0, i32 2, i32 2
  store i8 -1, i8* %f0
  store i64 100, i64* %f1
  store i32 13, i32* %f2
  %a = load i8, i8* %f0
  %b = load i64, i64* %f1
  %c = load i32, i32* %f2
  %a1 = sext i8 %a to i64
  %c1 = zext i32 %c to i64
  %s = add i64 %a1, %b
  %t = add i64 %s, %c1
  ret i64 %t
}
