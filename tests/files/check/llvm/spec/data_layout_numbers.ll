; test: sizes, address spaces and alignments of a data layout that are out of their ranges
; flags: --std llvm
; spec: Data Layout: "It must be less than or equal to the pointer size."
; spec: Data Layout: "The value of n must be in the range [1,2^24)."
; spec: Data Layout: "The value of <size> must be in the range [1,2^24)."
; spec: Data Layout: "For i8, the <abi> value must equal 8, that is, i8 must be naturally aligned."
; spec: Data Layout: "The 0 address space cannot be specified as non-integral."
; spec: Data Layout: "It is an optional value that must be greater than or equal to <abi>."
; spec: Data Layout: "If omitted, the preceding: should also be omitted and <pref> will be equal to <abi>."
; spec: Data Layout: "The value must be a power of two times the width of a byte (i.e., align = 8 * 2^N)."
target datalayout = "p:64:64:64:72-p16777216:64:64-i16777216:64-v16777216:64-f16777216:64-i8:16-ni:0-i64:64:32-f32:32:-i32:24" ;~ error: the item `p:64:64:64:72` is ill-formed: an index has no more bits than a pointer, 64 ;~ error: the item `p16777216:64:64` is ill-formed: an address space has a number of 24 bits ;~ error: the item `i16777216:64` is ill-formed: the width of a type has at most 24 bits ;~ error: the item `v16777216:64` is ill-formed: the width of a type has at most 24 bits ;~ error: the item `f16777216:64` is ill-formed: the width of a type has at most 24 bits ;~ error: the item `i8:16` is ill-formed: `i8` is aligned to 8 bits ;~ error: the item `ni:0` is ill-formed: the pointers of address space 0 are always numbers ;~ error: the item `i64:64:32` is ill-formed: the preferred alignment is less than that of the ABI ;~ error: the item `f32:32:` is ill-formed: nothing follows this `:` ;~ error: the item `i32:24` is ill-formed: an alignment is a power of two
