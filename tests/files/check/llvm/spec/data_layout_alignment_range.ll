; test: alignments of a data layout are 16-bit powers of two of bytes, and not 0 but for aggregates
; flags: --std llvm
; spec: Data Layout: "Unless explicitly stated otherwise, every alignment specification is provided in bits and must be in the range [1,2^16)."
; spec: Data Layout: "The value must be a power of two times the width of a byte (i.e., align = 8 * 2^N)."
; spec: Data Layout: "In addition to the usual requirements for alignment values, the value of <abi> can also be zero, which means one byte alignment."
target datalayout = "a:0-i32:0-i64:524288-v64:12-f32:4" ;~ error: the item `i32:0` is ill-formed: a type that is no aggregate is aligned to 8 bits or more ;~ error: the item `i64:524288` is ill-formed: an alignment of a type is less than 65536 bytes ;~ error: the item `v64:12` is ill-formed: an alignment is a multiple of 8 bits ;~ error: the item `f32:4` is ill-formed: an alignment is a multiple of 8 bits
