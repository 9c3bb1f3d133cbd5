; test: loads of what the pointer points to, in both spellings
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Types: "Pointer that can be dereferenced if its target is compatible with T"
%int = type i64
define i64 @main(i64* %p, i1** %q) {
  %a = load %int, i64* %p
  %b = load i1** %q
  %c = load i1, i1* %b
  ret i64 %a
}
