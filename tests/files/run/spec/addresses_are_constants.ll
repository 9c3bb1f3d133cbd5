; test: the addresses of variables and functions stand in initializers
; spec: Global Variable and Function Addresses: "The addresses of global variables and functions are always implicitly valid (link-time) constants."
; spec: Global Variable and Function Addresses: "These constants are explicitly referenced when the identifier for the global is used and always have pointer type."
; spec: Global Variable and Function Addresses: "For example, the following is a legal LLVM file:"
; exit: 42
@X = global i32 17
@Y = global i32 22
@Z = global [2 x ptr] [ ptr @X, ptr @Y ]
@F = global ptr @three
define i32 @three() {
  ret i32 3
}
define i32 @main() {
  %x = load ptr, ptr @Z
  %q = getelementptr ptr, ptr @Z, i64 1
  %y = load ptr, ptr %q
  %a = load i32, ptr %x
  %b = load i32, ptr %y
  %f = load ptr, ptr @F
  %c = call i32 %f()
  %s = add i32 %a, %b
  %r = add i32 %s, %c
  ret i32 %r
}
