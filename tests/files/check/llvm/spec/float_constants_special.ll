; test: what is no number has a sign and a name, or a payload; bits have all their digits; hexadecimal numbers a point and an exponent
; flags: --std llvm
; spec: Simple Constants: "Positive or negative infinity. The sign is required."
; spec: Simple Constants: "qNaN value with a particular payload, specified as hexadecimal (not including the quiet bit as part of the payload). The sign is required."
; spec: Simple Constants: "The number must have exactly as many hexadecimal digits as is necessary for the size of the floating-point number."
; spec: Simple Constants: "Common hexadecimal literal. Signs are optional. The decimal point is required, as is the exponent portion of the literal (after the p)."
@a = global double +inf
@b = global [2 x half] [half -inf, half +qnan]
@c = global <2 x float> <float +nan(0x3FFFFF), float -snan(0x1)>
@d = global double f0x3FF0000000000000
@e = global float +0x1.fp13
@f = global float +snan(0x0) ;~ error: `+snan(0x0)` is no constant of type `float`
@g = global float +nan(0x400000) ;~ error: `+nan(0x400000)` is no constant of type `float`
@h = global float f0x3FF0000000000000 ;~ error: `f0x3FF0000000000000` is no constant of type `float`
@i = global double f0x3F800000 ;~ error: `f0x3F800000` is no constant of type `double`
@j = global i32 f0x3F800000 ;~ error: `f0x3F800000` is no constant of type `i32`
@k = global i32 +inf ;~ error: `+inf` is no constant of type `i32`
@l = global double 0x1.8 ;~ error: `0x1.8` is no constant of type `double`
@m = global double +nan ;~ error: `+nan` is no constant of type `double`
