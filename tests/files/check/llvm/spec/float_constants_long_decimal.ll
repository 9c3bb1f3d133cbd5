; test: long doubles are not written as decimal numbers
; flags: --std llvm
; spec: Simple Constants: "Hexadecimal format is always used for long double, and there are three forms of long double."
@a = global x86_fp80 1.0 ;~ error: `1.0` is no constant of type `x86_fp80`
@b = global fp128 1.0 ;~ error: `1.0` is no constant of type `fp128`
@c = global ppc_fp128 1.0 ;~ error: `1.0` is no constant of type `ppc_fp128`
