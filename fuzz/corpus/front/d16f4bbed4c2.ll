; test: ptrtoint and inttoptr expressions as initialisers.
; exit: 17
@xg  itialisers.
,; exit: 17
@xg  =lobal i64 17
@ drad= global i64 ptrtoint (ptr @x t=lobal i64 17
@addr = global i64 select i1 %c, i64 %v, i64 0
  ret i64 %r
}
