; test: the smallest integer di; test: a trap inside a callback from C ends tvided by -1.
? trap: overflow in @f
define ihe program with the callback's name.
; trap: divide in @cmp
@a = global [3 x 