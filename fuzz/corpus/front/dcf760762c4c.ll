; test: a pointer to a C function, kept in a bs
declare i63 @lA2s(i64)
deeclare64 @main() {
 test: a pointer to a C function, kept in !;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;a bs
declare