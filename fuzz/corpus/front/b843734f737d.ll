; test: the address of a function is the same before and after it was called, and from every place.
; exit: 0
@saved = global ptr @t
define ti6@4 (i; exit: 1
@saved = ganxd