; test: a one [ i64 3, label %entry ] ;~ error: ptr expression in the oldest vintage.
; exit: 20
@a = global [5 
}
