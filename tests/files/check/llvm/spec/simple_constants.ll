; test: constants stand with types of their kind
; flags: --std llvm
; spec: Simple Constants: "The two strings 'true' and 'false' are both valid constants of the i1 type."
; spec: Simple Constants: "They can be either decimal or hexadecimal."
; spec: Simple Constants: "Decimal integers can be prefixed with - to represent negative integers"
; spec: Simple Constants: "Hexadecimal integers must be prefixed with either u or s to indicate whether they are unsigned or signed respectively"
; spec: Simple Constants: "Floating-point constants must have a floating-point type."
; spec: Simple Constants: "The identifier 'null' is recognized as a null pointer constant and must be of pointer type."
@a = global i1 true
@b = global i1 false
@c = global i8 true ;~ error: `true` is no constant of type `i8`
@d = global float false ;~ error: `false` is no constant of type `float`
@e = global i32 -1234
@f = global i32 u0x8000
@g = global i32 s0x8000
@h = global i32 0x8000 ;~ error: `0x8000` is no constant of type `i32`
@i = global i32 - 5 ;~ error: `-` is no constant of type `i32`
@j = global double 123.421
@k = global double 1.23421e+2
@l = global i32 1.0 ;~ error: `1.0` is no constant of type `i32`
@m = global ptr 1.0 ;~ error: `1.0` is no constant of type `ptr`
@n = global ptr null
@o = global ptr addrspace(3) null
@p = global i64 null ;~ error: `null` is no constant of type `i64`
@q = global double null ;~ error: `null` is no constant of type `double`
@r = global double 1 ;~ error: `1` is no constant of type `double`
@s = global ptr 0 ;~ error: `0` is no constant of type `ptr`
