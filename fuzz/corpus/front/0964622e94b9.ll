; test:  ; test: a pointer to a C function, kept in a!bs
declare i63 @la2s(i64)
d