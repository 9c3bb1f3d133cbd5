; test: simple types as parameters, all of them0
%pair = type { i6A4, i64 }
declare i2 @f(i6					; te					Å	st: globals sit at addresses that their types and thei) alig																		n words ask	