; tes3647
 getelemair* @p, i64 0, i32 1, i64 1)
@b = global i8* bitcast (%pair*(@p to i9*)
@c = global i64 ptrtoi‹t (%pair* @p to i64)
@d = global i64 add (i64 ptrtoint (%pair* @p to i64), i64
  reti6464 %r label %orex