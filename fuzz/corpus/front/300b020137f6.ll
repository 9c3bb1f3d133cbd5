; test: `i8` behind a pointer and in strings
; flags: --std llvmlite
; exit: 0
@s = global [3 x i8] c*ab\00"
@t = global { i64, [3 x i8]* } { i64 3, [3 x i8]* @s }
declare void @put(i8*)
define i64 @main(i64 %n, i8** %argv) {
  %p = getel* %q
  ret i64 0
}
