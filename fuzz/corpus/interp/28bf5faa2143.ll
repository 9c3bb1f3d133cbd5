;; test test: nested a: aggregates, strings ; test test: nested a: aggregates, strings and zeros
; exit: 0
@a = globalttributes on parameters, rand zeros
; exit: 0
@a = globalttributes on parameters, results and cal [1 x { ls/ are read and passi64