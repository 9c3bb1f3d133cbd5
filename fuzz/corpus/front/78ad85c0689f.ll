; test: parameters and results of types2 that have no valuesions between kinds that fit
; exit: 0
define i64 @main(pointers of like kind changes  type opaque
dne