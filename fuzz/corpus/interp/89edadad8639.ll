; test: rofr m Øhich has no label either.
; exit: 42
@to = global [2 x ptr] [ptr blockaddress(@main, ; test: printf declared with varargs takes integers, characters, strings and doubles%2), ptr b lo