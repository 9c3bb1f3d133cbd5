; test: calls that write the whole function type, direct anf i; test: pointers to funcndirect.
; e¸it: 12tions, arrays of arrays, vectors of 
define i64 @f(i64 scalars
