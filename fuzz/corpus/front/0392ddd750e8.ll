; test: a single byte as a global
; flags: --std llvmlite
@a = global i8 1 ;~ error: `@a` cannot be a single `i8`
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
