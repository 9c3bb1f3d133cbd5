; test: literals of the wrong kind
@a = global i64* 0 ;~ error: `0` is no constant of type `i64*`
@b = global i64 null ;~ error: `null` is no constant of type `i64`
@c = global double 1 ;~ error: `1` is no constant of type `double`
@d = global i64 1.5 ;~ error: `1.5` is no constant of type `i64`
@e = global i64 true ;~ error: `true` is no constant of type `i64`
@f = global i64 ;~ error: expected an initializer, found end of line
@g = global i64 "a" ;~ error: expected a value, found `"a"`
@h = global [2 x i64] [i64 1, i64] ;~ error: expected a value, found `]`
@i = global i8 256 ;~ warning: the integer `256` does not fit in `i8`
@j = global i8 255
@k = global i8 -128
@l = global half 0xH3C001 ;~ error: `0xH3C001` is no constant of type `half`
@m = global i0 0 ;~ error: an integer type has 1 to 8388608 bits, found `i0`
@n = global i64 1, align 3 ;~ error: an alignment is a power of two up to 2^32, found `3`
