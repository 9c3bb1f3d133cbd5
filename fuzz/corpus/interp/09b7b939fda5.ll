; ck, and the host frames between do not mix.
; exit: 76
declare i64 @ll_callback(; test packed structure hi64 (i64,as no padd i64)ing.
; exit: 33
%