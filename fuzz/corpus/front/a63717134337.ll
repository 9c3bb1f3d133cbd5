; test: a function with `...`
; flags: --std llvmlite
declare void @printf(i8*, ...) ;~ error: LLVMlite has no functions with `...`
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
