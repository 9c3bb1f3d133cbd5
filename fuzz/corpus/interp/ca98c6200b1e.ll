; test: three kinds of definitions, and declarations
; flags: --std llvmlite
; exit: 0
%t = type i64
@x = global %t 1
@y = external global i64
declare void @print(i64)
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
