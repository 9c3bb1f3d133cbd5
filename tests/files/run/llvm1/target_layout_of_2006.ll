; test: a data layout with the items of 2006, which today's have no more.
; exit: 12
target datalayout = "e-p:64:64-d:64-l:64"
target endian = little
target pointersize = 64
target triple = "x86_64-pc-linux-gnu"
%pair = type { sbyte, double }
implementation
int %main() {
	%p = malloc %pair
	%d = getelementptr %pair* %p, long 0, uint 1
	store double 4.0, double* %d
	%a = cast %pair* %p to ulong
	%b = cast double* %d to ulong
	%c = sub ulong %b, %a
	%v = load double* %d
	free %pair* %p
	%w = cast double %v to int
	%x = cast ulong %c to int
	%r = add int %w, %x
	ret int %r
}
