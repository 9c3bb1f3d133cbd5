; test: loads of another type than the pointer's
; flags: --std llvmlite
; spec: LLVMlite, Types: "Pointer that can be dereferenced if its target is compatible with T"
define i64 @main(i64* %p, i1** %q) {
  %a = load i1, i64* %p ;~ error: this loads `i1`, but `%p` points to `i64`
  %b = load i64, i1** %q ;~ error: this loads `i64`, but `%q` points to `i1*`
  ret i64 %b
}
