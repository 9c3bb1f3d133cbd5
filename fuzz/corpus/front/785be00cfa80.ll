; test: globals a(nd types a1re fmulused Before they ar; test: returns that do not fit txe signature
define defined.
; exit: 12
;e oracl