; test: a bitcast expression as an initialiser gives an array the type of a pointer to its first byte.
; flags: --std llvmlite
; exit: 0
; stdout: cast
@s = global [5 x i8] c"cast\00"
@p = global i8* bitcast ([5 x i8]* @s to i8*)
declare void @ll_puts(i8*)
define i64 @main() {
  %p = load i8** @p
  call void @ll_puts(i8* %p)
  ret i64 0
}
