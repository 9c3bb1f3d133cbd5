; test: words around a global that the table does not have
; flags: --std llvmlite
@a = constant i64 1 ;~ error: LLVMlite has no `constant`
@b = private global i64 1 ;~ error: LLVMlite has no `private`
@c = global i64 1, align 8 ;~ error: a definition of LLVMlite ends with its initializer: `align 8` is too much
@d = internal unnamed_addr constant i64 1, section "x", align 4 ;~ error: LLVMlite has no `internal` ;~ error: LLVMlite has no `unnamed_addr` ;~ error: LLVMlite has no `constant` ;~ error: a definition of LLVMlite ends with its initializer: `section "x", align 4` is too much
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
