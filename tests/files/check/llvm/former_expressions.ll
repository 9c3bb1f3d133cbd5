; test: LLVM 19 has no constant expressions of most instructions
; flags: --std llvm
@g = global i32 0
@a = global i32 extractvalue ({ i32 } { i32 3 }, 0) ;~ error: LLVM has no such constant expressions any more
@b = global i1 icmp eq (ptr @g, ptr null) ;~ error: LLVM has no such constant expressions any more
@c = global i64 shl (i64 ptrtoint (ptr @g to i64), i64 1) ;~ error: LLVM has no such constant expressions any more
@d = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 1)
@e = global i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)
@f = global i64 zext (i32 ptrtoint (ptr @g to i32) to i64) ;~ error: LLVM has no such constant expressions any more
