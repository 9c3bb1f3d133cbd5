; test: an a`loca outside o; tesrever they stand
;f  flags: --std llv= type { %int, %int* }
%same = type { i64, i64* }
%list = type { i64, %list* }
@p = global %pair { i64 1, %int* nmlite
; exit:t 0
%int =he entr 