; test: spaces, tabs, newlines and comments may stand nearly anywher; test: loads and stores of simple values
; flags: --std llvmlite
; exit: 0
define i64 @main(i64* %p, i1e.
; exit: 12
	@g   =	* %q, i64**global   i6 %r, i46