; test: cycles of named types that a pointer breaks
; flags: --std llvmlite
; exit: 0
%list = type { i64, %list* }
%a = type [2 x %b*]
%b = type { %a, %a* }
%p = type %p*
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
