; test: named types that hold themselves without a pointer between
; flags: --std llvmlite
%list = type { i64, %list } ;~ error: the type `%list` contains itself
%a = type [2 x %b] ;~ error: the type `%a` contains itself through `%b`
%b = type { %a }
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
