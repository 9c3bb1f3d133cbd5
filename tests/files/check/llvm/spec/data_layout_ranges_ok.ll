; test: sizes of 0 and alignments of 65536 bits are accepted, as by LLVM 19, which has no such bounds
; flags: --std llvm
; exit: 0
; spec: Data Layout: "The value of <size> must be in the range [1,2^24)."
; spec: Data Layout: "Unless explicitly stated otherwise, every alignment specification is provided in bits and must be in the range [1,2^16)."
target datalayout = "i0:8-v0:64-f0:32-i64:65536"
