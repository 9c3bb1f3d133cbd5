; test: initializers of the type of their global
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Global Definitions: "The type is always a pointer of the type associated with the global definition."
; spec: LLVMlite, Operands: "The type can always be determined from the global definitions and is always a pointer"
%pair = type { i64, i64* }
@a = global i64* null
@b = global i64** @a
@c = global %pair { i64 1, i64* null }
@d = global { i64, i64* }* @c
@e = global [2 x %pair*] [{ i64, i64* }* @c, %pair* null]
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
