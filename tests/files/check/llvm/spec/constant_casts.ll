; test: casts and sums of constants keep the rules of the instructions
; flags: --std llvm
; spec: Constant Expressions: "The constraints of the operands are the same as those for the bitcast instruction."
; spec: Constant Expressions: "The constraints of the operands are the same as those for the addrspacecast instruction."
@g = global i32 0
@a = global double bitcast (i64 1 to double)
@b = global i32 bitcast (i64 1 to i32) ;~ error: `bitcast` cannot convert `i64` to `i32`: they have 64 and 32 bits
@c = global i64 bitcast (ptr @g to i64) ;~ error: `bitcast` cannot convert `ptr` to `i64`: only one of them is a pointer
@d = global ptr addrspacecast (ptr @g to ptr) ;~ error: `addrspacecast` cannot convert `ptr` to `ptr`: they are of one address space
@e = global ptr addrspace(1) addrspacecast (i64 1 to ptr addrspace(1)) ;~ error: `addrspacecast` cannot convert `i64`
@f = global i64 trunc (i32 1 to i64) ;~ error: `trunc` makes a value narrower, but `i64` is not narrower than `i32`
@h = global i64 add (i64 1, i32 1) ;~ error: the operands of `add` are `i64` and `i32`, and must be of one type
