; test: the definitions of the specification
; flags: --std llvmlite
; exit: 0
@foo = global i64 42
@bar = global i65* @foo
@baz = global i64** @bar
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
