; test: the types that the manual shows, by their sizes.
; spec: LLVM 1.x, Derived Types: "Here are some examples of multidimensional arrays"
; exit: 0
; stdout: 160 164 160
; stdout: 48 480 96
; stdout: 12 16 8 8
; stdout: 16 32 8
%fmt3 = internal constant [10 x sbyte] c"%u %u %u\0A\00"
%fmt4 = internal constant [13 x sbyte] c"%u %u %u %u\0A\00"
; Array of 40 integer values, of 41, and of 40 unsigned ones.
%a1 = type [40 x int ]
%a2 = type [41 x int ]
%a3 = type [40 x uint]
; 3x4 array, 12x10 array of floats, 2x3x4 array of unsigned integers.
%m1 = type [3 x [4 x int]]
%m2 = type [12 x [10 x float]]
%m3 = type [2 x [3 x [4 x uint]]]
; Functions, and pointers to them.
%f1 = type int (int)
%f2 = type float (int, int *) *
%f3 = type int (sbyte *, ...)
; A triple, and a pair whose second element is a pointer to a function.
%s1 = type { int, int, int }
%s2 = type { float, int (int) * }
; Pointers.
%p1 = type [4x int]*
%p2 = type int (int *) *
; Packed types.
%v1 = type <4 x int>
%v2 = type <8 x float>
%v3 = type <2 x uint>
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%f = getelementptr [10 x sbyte]* %fmt3, long 0, long 0
	%g = getelementptr [13 x sbyte]* %fmt4, long 0, long 0
	%x = cast %f1* null to sbyte*
	call int (sbyte*, ...)* %printf(sbyte* %f,
		uint cast (%a1* getelementptr (%a1* null, int 1) to uint),
		uint cast (%a2* getelementptr (%a2* null, int 1) to uint),
		uint cast (%a3* getelementptr (%a3* null, int 1) to uint))
	call int (sbyte*, ...)* %printf(sbyte* %f,
		uint cast (%m1* getelementptr (%m1* null, int 1) to uint),
		uint cast (%m2* getelementptr (%m2* null, int 1) to uint),
		uint cast (%m3* getelementptr (%m3* null, int 1) to uint))
	call int (sbyte*, ...)* %printf(sbyte* %g,
		uint cast (%s1* getelementptr (%s1* null, int 1) to uint),
		uint cast (%s2* getelementptr (%s2* null, int 1) to uint),
		uint cast (%p1* getelementptr (%p1* null, int 1) to uint),
		uint cast (%p2* getelementptr (%p2* null, int 1) to uint))
	call int (sbyte*, ...)* %printf(sbyte* %f,
		uint cast (%v1* getelementptr (%v1* null, int 1) to uint),
		uint cast (%v2* getelementptr (%v2* null, int 1) to uint),
		uint cast (%v3* getelementptr (%v3* null, int 1) to uint))
	ret int 0
}
