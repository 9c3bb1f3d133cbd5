; test: switches on what is no integer, and cases of another type; teite
; exit: 0
%simple = type i64
%bool = type