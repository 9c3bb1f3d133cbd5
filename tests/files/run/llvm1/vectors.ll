; test: packed types: arithmetic, elements, shuffles, constants, and memory.
; exit: 0
; stdout: 11 22 33 44
; stdout: -5 2147483643 10 44
%v = global <4 x int> <int 1, int 2, int 3, int 4>
%f = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
void %show(int %a, int %b, int %c, int %d) {
	%p = getelementptr [13 x sbyte]* %f, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d)
	ret void
}
int %main() {
	%a = load <4 x int>* %v
	%b = mul <4 x int> %a, <int 10, int 10, int 10, int 10>
	%c = add <4 x int> %a, %b
	store <4 x int> %c, <4 x int>* %v
	%e0 = extractelement <4 x int> %c, uint 0
	%e1 = extractelement <4 x int> %c, uint 1
	%p2 = getelementptr <4 x int>* %v, long 0, long 2
	%e2 = load int* %p2
	%e3 = extractelement <4 x int> %c, uint 3
	call void %show(int %e0, int %e1, int %e2, int %e3)
	; The sign of the elements chooses the division.
	%m = insertelement <4 x int> <int 0, int 20, int 20, int 20>, int -10, uint 0
	%s = div <4 x int> %m, <int 2, int 2, int 2, int 2>
	%um = cast <4 x int> %m to <4 x uint>
	%us = div <4 x uint> %um, <uint 2, uint 2, uint 2, uint 2>
	%s0 = extractelement <4 x int> %s, uint 0
	%s2 = extractelement <4 x int> %s, uint 2
	%u0 = extractelement <4 x uint> %us, uint 0
	%ui = cast uint %u0 to int
	%sh = shufflevector <4 x int> %c, <4 x int> %s, <4 x uint> <uint 3, uint 0, uint 5, uint 1>
	%sh0 = extractelement <4 x int> %sh, uint 0
	call void %show(int %s0, int %ui, int %s2, int %sh0)
	ret int 0
}
