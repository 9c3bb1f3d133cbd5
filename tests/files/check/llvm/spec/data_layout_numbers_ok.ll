; test: sizes, address spaces and alignments of a data layout at the ends of their ranges
; flags: --std llvm
; spec: Data Layout: "A module may specify a target-specific data layout string that specifies how data is to be laid out in memory."
; spec: Data Layout: "For non-integral pointers the representation size may be larger than the address width of the underlying address space"
; spec: Data Layout: "It must be less than or equal to the pointer size."
; spec: Data Layout: "The value of n must be in the range [1,2^24)."
; spec: Data Layout: "The value of <size> must be in the range [1,2^24)."
; spec: Data Layout: "For i8, the <abi> value must equal 8, that is, i8 must be naturally aligned."
; spec: Data Layout: "In addition to the usual requirements for alignment values, the value of <abi> can also be zero, which means one byte alignment."
; spec: Data Layout: "The 0 address space cannot be specified as non-integral."
; spec: Data Layout: "It is an optional value that must be greater than or equal to <abi>."
; exit: 0
target datalayout = "e-p:64:64:64:64-p16777215:64:64:64:32-i16777215:64-v16777215:64-f16777215:64-i8:8-a:0:64-ni:1:2-i64:32:64-f64:64:64"
