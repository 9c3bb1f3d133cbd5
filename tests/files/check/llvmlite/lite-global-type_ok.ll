; test: globals of simple and aggregate types
; flags: --std llvmlite
; exit: 0
%t = type { i64, i1* }
@a = global i64 1
@b = global i1* null
@c = global %t { i64 1, i1* null }
@d = global [2 x %t*] [%t* @c, %t* null]
@e = global [0 x i64] []
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
