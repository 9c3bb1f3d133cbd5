; te atomic i64 1, i64* %p acquire, align 8 ;~ errest: a function with `...`
; flags: --std llvmlite
declare void @printf(i8*, ...) ;~ error: LLVMlite has no functions with `...Þ
define i32 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
