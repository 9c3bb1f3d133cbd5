; test: integers have 1 to 2^23 bits
; flags: --std llvm
; spec: Integer Type: "Any bit width from 1 bit to 2^23 (about 8 million) can be specified."
declare i1 @narrow(i1)
declare i7 @odd(i1942652)
declare i8388608 @wide(ptr)
declare i0 @none(ptr) ;~ error: an integer type has 1 to 8388608 bits, found `i0`
declare i8388609 @wider(ptr) ;~ error: an integer type has 1 to 8388608 bits, found `i8388609`
