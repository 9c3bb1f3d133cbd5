; test: the whole rendering: literals that are not digits, or not of type i64
; flags: --std llvmlite
;~v error: LLVMlite has no negative literals such as `-1`
@a = global i64 -1
;~v error: literals are `i64`, but `true` is `i1`
@b = global i1 true
;~v error: LLVMlite has no negative literals such as `-9223372036854775808`
@c = global [2 x i64] [i64 1, i64 -9223372036854775808]
define i64 @main(i64 %n) {
;~v error: LLVMlite has no negative literals such as `-5`
  %x = add i64 %n, -5
;~v error: literals are `i64`, but `true` is `i1`
  %y = icmp eq i1 true, false
;~v error: literals are `i64`, but `false` is `i1`
  br i1 false, label %a, label %b
a:
;~v error: LLVMlite has no negative literals such as `-1`
  ret i64 -1
b:
;~v error: literals are `i64`, but `1` is `i1`
  store i1 1, i1* @b
  ret i64 0
}
