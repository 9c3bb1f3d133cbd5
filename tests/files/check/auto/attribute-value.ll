; test: values of attributes that make no sense
declare void @a(ptr align 3) ;~ error: an alignment is a power of two up to 2^32
declare void @b(ptr dereferenceable(0)) ;~ error: a number of bytes that says something is not 0
declare void @c(ptr nocapture(1)) ;~ error: `nocapture` says all by itself: nothing follows it
declare void @d() memory(foo: read) ;~ error: memory is `argmem`, `inaccessiblemem` or `errnomem`
declare void @e() memory(argmem: read, write) ;~ error: what holds for all memory stands first
declare void @f() memory(argmem: often) ;~ error: memory is accessed by `none`, `read`, `write` or `readwrite`
declare void @g(float nofpclass(0)) ;~ error: the bits of kinds are 1 to 1023
declare void @h(float nofpclass(big)) ;~ error: the kinds are `nan`, `inf`, `norm`, `sub`, `zero`, those with `n`, `p`, `s` or `q` in front, and `all`
declare void @i(i32 range(i32 5, 5)) ;~ error: a range from a number to itself holds nothing
declare void @j(i32 range(i8 0, 5)) ;~ error: the range is of `i8`, and this is `i32`
declare void @k(i8 range(i8 0, 500)) ;~ error: a bound does not fit in `i8`
declare ptr @l(i32) allocsize(1) ;~ error: there is no parameter 1: they count from 0, and there are 1
declare ptr @m(ptr) allocsize(0) ;~ error: parameter 0 is `ptr`, and no integer
declare ptr @n(i32, i32) allocsize(0, 0) ;~ error: the two parameters are different ones
declare ptr @o() allockind("alloc,free") ;~ error: an allocator is one of `alloc`, `realloc` and `free`
declare void @p() vscale_range(3, 16) ;~ error: the factors are powers of two, the smaller one first
declare void @q() uwtable(maybe) ;~ error: unwind tables are `sync` or `async`
declare void @r(ptr captures(none, address)) ;~ error: what is kept is `none`, or `address`, `address_is_null`, `provenance`, `read_provenance`
declare void @s(ptr initializes((4, 0))) ;~ error: the parts are in order, not empty, and do not overlap
%opaque = type opaque
declare void @t(ptr byval(%opaque)) ;~ error: `%opaque` has no size, so that it cannot be passed
declare void @u(ptr byval) ;~ error: a `ptr` does not say of which type it is: `byval(T)`
declare void @v() "frame-pointer"="some" ;~ error: `frame-pointer` is "all", "non-leaf", "reserved" or "none"
declare void @w() "no-jump-tables"="perhaps" ;~ error: `no-jump-tables` is "true" or "false"
declare void @x() "warn-stack-size"="x" ;~ error: `warn-stack-size` is a number
