; test: a call to a name that is nowhere declared is a call to an external function, with a warning.
; exit: 65
; stdout: AAA\c
; oracle: none (LLVM rejects it)
; stderr: warning
define i64 @main() {
  %1 = call i64 @putchar(i64 65)
  %2 = call i64 @putchar(i64 65)
  %3 = call i64 @putchar(i64 %1)
  ret i64 %3
}
