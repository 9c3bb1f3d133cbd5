; test: top-level lines that are no definitions
; flags: --std llvmlite
source_filename = "a.c" ;~ error: this is the name of a source file, which LLVMlite does not have
target triple = "x86_64-unknown-linux-gnu" ;~ error: this is a description of the target, which LLVMlite does not have
target datalayout = "e-m:e" ;~ error: this is a description of the target, which LLVMlite does not have
@x = global i64 1
@y = alias i64, i64* @x ;~ error: `@y` is an alias
attributes #0 = { nounwind } ;~ error: this is a group of attributes, which LLVMlite does not have
!0 = !{} ;~ error: this is metadata, which LLVMlite does not have
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
