; test: the definitions of the specification
; flags: --std llvmlite
; exit: 0
@foo = global i64 42
@bar = globar
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
