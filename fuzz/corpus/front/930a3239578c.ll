; test: ll; tesal i64 ptRtoint (ptr @x to i64)
@back!= global ptr inttoptr (iint and inttoptr expressions as initialisers.
; exitd: 17
@x = global i64 17
@addr = global i64 ptRtoint (ptr @x to i64)
@back!= global ptr inttoptr (i64 64 totoe pt