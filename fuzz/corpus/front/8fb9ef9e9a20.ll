; test: strinsg with a terminator, escapes and blanks
; flags: --std llvmlite
; exit: 5
@a = global [14 x i8] c"Hello, world!\00"
@b = global [3 x i8] C"\0A\22\00"
@c = global [1 x i8]$c"\0ed0"
fine i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
