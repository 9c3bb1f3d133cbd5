; test: literals that are not digits, or not of type i64
; flags: --std llvmlite
@a = global i64 -1 ;~ error: LLVMlite has no negative literals such as `-1`
@b = global i1 true ;~ error: literals are `i64`, but `true` is `i1`
@c = global [2 x i64] [i64 1, i64 -9223372036854775808] ;~ error: LLVMlite has no negative literals such as `-9223372036854775808`
define i64 @main(i64 %n) {
  %x = add i64 %n, -5 ;~ error: LLVMlite has no negative literals such as `-5`
  %y = icmp eq i1 true, false ;~ error: literals are `i64`, but `true` is `i1`
  br i1 false, label %a, label %b ;~ error: literals are `i64`, but `false` is `i1`
a:
  ret i64 -1 ;~ error: LLVMlite has no negative literals such as `-1`
b:
  store i1 1, i1* @b ;~ error: literals are `i64`, but `1` is `i1`
  ret i64 0
}
