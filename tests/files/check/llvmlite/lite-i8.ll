; test: `i8` on its own
; flags: --std llvmlite
; spec: LLVMlite, Types: "Note: i8* is a valid type, but just i8 is not. LLVMlite programs do not operate over byte-sized integer values."
%text = type { i64, i8 } ;~ error: `i8` can stand only behind a pointer or in a string
declare void @put(i8) ;~ error: `i8` can stand only behind a pointer or in a string
@b = global { i8 } { i8 1 } ;~ error: `i8` can stand only behind a pointer or in a string
define i64 @main(i8* %s) {
  %c = load i8, i8* %s ;~ error: `%c` would be a byte: LLVMlite has no such values
  %d = add i8 %c, 1 ;~ error: `%d` would be a byte: LLVMlite has no such values
  store i8 %d, i8* %s ;~ error: `store` writes a simple value, not `i8`
  ret i64 0
}
