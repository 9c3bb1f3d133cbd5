; test: a warning names the call that `-pg -mfentry` asks for, which is not inserted.
; oracle: none (LLVM inserts it)
; stderr: warning[instrumentation]: no function calls `__fentry__` at its entry, as this one asks for
; exit: 3
define i32 @main() #0 {
  ret i32 3
}
attributes #0 = { "fentry-call"="true" }
