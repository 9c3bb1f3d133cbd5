; test: initializers of the type of their global
; flags: --std llvmlite
; exit: 0
%pa }* @c
@e = global [2 x %pair*] [{ i64, i64* }* @c, %pair* null]
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
