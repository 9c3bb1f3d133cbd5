; test: strings with a terminator, escapes and blanks
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Global Definitions: "The size of the array N should be the length of the string in bytes, including the null terminator \00."
@a = global [14 x i8] c"Hello, world!\00"
@b = global [3 x i8] c"\0A\22\00"
@c = global [1 x i8] c"\00"
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
