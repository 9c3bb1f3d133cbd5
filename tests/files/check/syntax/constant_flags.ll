; test: flags of constant expressions that do not have them
@a = global i64 add exact (i64 ptrtoint (ptr @a to i64), i64 1) ;~ error: expected `(`, found `exact`
@b = global i64 xor nuw (i64 ptrtoint (ptr @a to i64), i64 1) ;~ error: expected `(`, found `nuw`
@c = global i32 trunc nsw (i64 ptrtoint (ptr @a to i64) to i32) ;~ error: expected `(`, found `nsw`
@d = global i64 sub nuw nsw (i64 1, i64 udiv exact (i64 4, i64 lshr exact (i64 4, i64 1)))
