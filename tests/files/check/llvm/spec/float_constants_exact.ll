; test: hexadecimal numbers that are the bits of a double are exact; decimal ones are rounded, but not to zero or infinity
; flags: --std llvm
; spec: Simple Constants: "bfloat, half and float values must, however, be exactly representable as bfloat, IEEE 754 half, and IEEE 754 single precision respectively."
; spec: Simple Constants: "String conversions that underflow to 0 or overflow to infinity are not permitted."
@wide = global double 1.3
@a = global float 1.25
@b = global float 1.3
@c = global half 1.25
@d = global half 1.3
@e = global bfloat 1.25
@f = global bfloat 1.3
@g = global float 0x3FF4000000000000
@h = global float 0x3FB999999999999A ;~ error: no `float` is exactly `0x3FB999999999999A`
@i = global half 0x3FF4000000000000
@j = global half 0x3FF0010000000000 ;~ error: no `half` is exactly `0x3FF0010000000000`
@k = global bfloat 0x3FF4000000000000
@l = global bfloat 0x3FF0010000000000 ;~ error: no `bfloat` is exactly `0x3FF0010000000000`
@m = global double 0x3FB999999999999A
@n = global float 1.0e39 ;~ error: no `float` is exactly `1.0e39`
@o = global float 1.0e-46 ;~ error: no `float` is exactly `1.0e-46`
@p = global half 65520.0 ;~ error: no `half` is exactly `65520.0`
@q = global float 0x1.0p128 ;~ error: no `float` is exactly `0x1.0p128`
