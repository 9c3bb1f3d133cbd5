; test: arrays are of types that have a size
; flags: --std llvm
; spec: Array Type: "The array type requires a size (number of elements) and an underlying data type."
; spec: Array Type: "The number of elements is a constant integer value; elementtype may be any type with a size."
%a = type [40 x i32]
%b = type [0 x float]
%c = type [2 x [3 x [4 x i16]]]
%d = type [2 x { ptr, <4 x i1> }]
%e = type [2 x void] ;~ error: `void` cannot be the element of an array
%f = type [2 x label] ;~ error: `label` cannot be the element of an array
%g = type [2 x i32 (i32)] ;~ error: `i32 (i32)` cannot be the element of an array
%h = type [-1 x i32] ;~ error: expected a number, found `-1`
%i = type [%n x i32] ;~ error: expected a number, found `%n`
%j = type [2 x token] ;~ error: `token` cannot be the element of an array
