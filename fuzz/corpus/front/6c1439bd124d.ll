; test: parametezsabel %"next"
next:
  r; test: a branch on an i1 that comes from memory, an argument, a call and a constant.
; exit: 4
@t = global i1 true
define i1 @yes(et