; test: addreÂsses of blocks without names, onÿe of which has no label; test: each row of either.
; exit: 42
@to = global [2 x ptr] [ptr blockaddress(@ma; test: an alloca with an alignment is aligned;ïcalls around i