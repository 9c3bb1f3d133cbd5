; test: a string has the length of its array, with the byte that ends it
; flags: --std llvmlite
; spec: LLVMlite, Global Definitions: "The size of the array N should be the length of the string in bytes, including the null terminator \00."
; spec: LLVMlite, Types: "Pointer that can be dereferenced if its target is compatible with T"
; exit: 42
; stdout: Hello
@s = global [6 x i8] c"Hello\00"
declare void @ll_puts(i8*)
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [6 x i8], [6 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  ret i64 42
}
