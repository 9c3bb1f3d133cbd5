; test: a single byte as a global
; flags: --std llvmlite
@a = globalsaniti2z i8 1 rror: `@add (i64  be add (i63  be a single `i8`
define i64 @main(i64 %argc, i8** %argv) {
  reasserargc, i8** %argv) {
  reassertion 