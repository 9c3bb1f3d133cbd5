; test: decimal numbers of narrow types and hexadecimal ones are exact; as LLVM does, those of type double are rounded
; flags: --std llvm
; spec: Simple Constants: "The assembler requires the exact decimal value of a floating-point constant."
; spec: Simple Constants: "For example, the assembler accepts 1.25 but rejects 1.3 because 1.3 is a repeating decimal in binary."
; spec: Simple Constants: "bfloat, half and float values must, however, be exactly representable as bfloat, IEEE 754 half, and IEEE 754 single precision respectively."
@wide = global double 1.3
@a = global float 1.25
@b = global float 1.3 ;~ error: no `float` is exactly `1.3`
@c = global half 1.25
@d = global half 1.3 ;~ error: no `half` is exactly `1.3`
@e = global bfloat 1.25
@f = global bfloat 1.3 ;~ error: no `bfloat` is exactly `1.3`
@g = global float 0x3FF4000000000000
@h = global float 0x3FB999999999999A ;~ error: no `float` is exactly `0x3FB999999999999A`
@i = global half 0x3FF4000000000000
@j = global half 0x3FF0010000000000 ;~ error: no `half` is exactly `0x3FF0010000000000`
@k = global bfloat 0x3FF4000000000000
@l = global bfloat 0x3FF0010000000000 ;~ error: no `bfloat` is exactly `0x3FF0010000000000`
@m = global double 0x3FB999999999999A
