; test: long doubles are written by their bits, each form for its type
; flags: --std llvm
; spec: Simple Constants: "Hexadecimal format is always used for long double, and there are three forms of long double."
; spec: Simple Constants: "The IEEE 16-bit format (half precision) is represented by 0xH followed by 4 hexadecimal digits."
@a = global x86_fp80 0xK3FFF8000000000000000
@b = global ppc_fp128 0xM3FF00000000000000000000000000000
@c = global fp128 0xL00000000000000003FFF000000000000
@d = global half 0xH3C00
@e = global bfloat 0xR3F80
@f = global fp128 0xK3FFF8000000000000000 ;~ error: `0xK3FFF8000000000000000` is no constant of type `fp128`
@g = global x86_fp80 0xL00000000000000003FFF000000000000 ;~ error: `0xL00000000000000003FFF000000000000` is no constant of type `x86_fp80`
@h = global double 0xM3FF00000000000000000000000000000 ;~ error: `0xM3FF00000000000000000000000000000` is no constant of type `double`
@i = global float 0xH3C00 ;~ error: `0xH3C00` is no constant of type `float`
@j = global half 0xR3F80 ;~ error: `0xR3F80` is no constant of type `half`
@k = global x86_fp80 0x3FF0000000000000 ;~ error: `0x3FF0000000000000` is no constant of type `x86_fp80`
@l = global fp128 0x3FF0000000000000 ;~ error: `0x3FF0000000000000` is no constant of type `fp128`
