; test: `malloc` and `free` were instructions until LLVM 2.7
; exit: 42
; oracle: none (LLVM 2 wrote it so)
define i32 @main() {
  %n = add i32 2, 1
  %a = malloc i32, i32 %n
  %b = getelementptr i32* %a, i32 2
  store i32 35, i32* %b
  %c = malloc [4 x i64], align 8
  %d = getelementptr [4 x i64]* %c, i32 0, i32 3
  store i64 7, i64* %d
  %e = load i32* %b
  %f = load i64* %d
  %g = trunc i64 %f to i32
  %1 = add i32 %e, %g
  %h = malloc i8, i64 16
  store i8 1, i8* %h
  free i8* %h
  free i32* %a
  free [4 x i64]* %c
  ret i32 %1
}
