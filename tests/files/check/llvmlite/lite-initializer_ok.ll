; test: each row of the table of initializers
; flags: --std llvmlite
; exit: 0
%pair = type { i64, i8* }
@null = global i64* null
@number = global i64 18446744073709551615
@address = global i64* @number
@string = global [7 x i8] c"string\00"
@array = global [2 x i64] [i64 1, i64 2]
@struct = global %pair { i64 1, i8* bitcast ([7 x i8]* @string to i8*) }
@nested = global [2 x %pair*] [%pair* @struct, %pair* bitcast (i64* @number to %pair*)]
@function = global i64 (i64, i8**)* @main
@twice = global i8* bitcast (i64* bitcast ([2 x i64]* @array to i64*) to i8*)
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
