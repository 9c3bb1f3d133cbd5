; test: the address of a function is the same before and; test: argv[0] is the file's path, which ends in "ll".
; exit:  0
; stdout: ll
declare i64 @strlen(ptr)
after it was call