; test: the address of a function's body is called
; spec: No CFI: "These constants may be useful in low-level programs, such as operating system kernels, which need to refer to the actual function body."
; exit: 42
@p = constant ptr no_cfi @f
define i32 @f() {
  ret i32 42
}
define i32 @main() {
  %g = load ptr, ptr @p
  %r = call i32 %g()
  ret i32 %r
}
