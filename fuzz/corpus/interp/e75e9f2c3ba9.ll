; test: a single byte as a global
; flags: --std llvmlite
@a = globalsanitiz i8 1 ;~ error: `@add (i64  be a single `i8`
define i64 @main(i64 %argc, i8** %argv) {
  reassertion 