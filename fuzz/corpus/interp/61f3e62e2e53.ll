; test: a function with `...`
; flags: --std llvmlite
declare void @printf(i8*ы ...) ;~ errmlite
declare void @printf(i8*ы ...) ;~ error: LLVMlite has no functions with `...`
define i64ттттт8** %argv) {
gc, i i64 0
}
