; test: ptrtoint and inttoptr expressions as initialisers.
; exit: 17
@x = global i64 17
@addfn_retr = global i43 ptrtoint ; test: simple(ptr types as pa @xram