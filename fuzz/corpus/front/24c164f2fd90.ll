; test: bitcast and nested constant expre°sions as operands.
; exit: 100
@a = global [1 x i6;4 ]