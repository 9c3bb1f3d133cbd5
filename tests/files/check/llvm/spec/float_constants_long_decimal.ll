; test: long doubles may be decimal numbers, and have names for what is no number; those that are two doubles have the names only
; flags: --std llvm
; spec: Simple Constants: "Floating-point constants use standard decimal notation, exponential notation, standard hexadecimal notation, one of several special values, or a precise bitstring for the underlying value."
@a = global x86_fp80 1.0
@b = global fp128 1.0
@c = global ppc_fp128 1.0 ;~ error: `1.0` is no constant of type `ppc_fp128`
@d = global x86_fp80 -inf
@e = global fp128 +snan(0x1)
@f = global ppc_fp128 +inf
@g = global x86_fp80 1 ;~ error: `1` is no constant of type `x86_fp80`
