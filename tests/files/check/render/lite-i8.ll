; test: the whole rendering: `i8` on its own
; flags: --std llvmlite
;~v error: `i8` can stand only behind a pointer or in a string
%text = type { i64, i8 }
;~v error: `i8` can stand only behind a pointer or in a string
declare void @put(i8)
;~v error: `i8` can stand only behind a pointer or in a string
@b = global { i8 } { i8 1 }
define i64 @main(i8* %s) {
;~v error: `%c` would be a byte: LLVMlite has no such values
  %c = load i8, i8* %s
;~v error: `%d` would be a byte: LLVMlite has no such values
  %d = add i8 %c, 1
;~v error: `store` writes a simple value, not `i8`
  store i8 %d, i8* %s
  ret i64 0
}
