; test: alignment of globals, functions, alloca and malloc, and sections of variables and functions.
; exit: 0
; stdout: 0 0 0 0 1 7
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%byte = internal global sbyte 1, align 64
%placed = internal global int 7, section ".data.mine", align 128
declare int %printf(sbyte*, ...)
implementation

int %far() section ".text.far" align 32 {
	ret int 1
}

int %rest(sbyte* %p, int %of) {
	%n = cast sbyte* %p to int
	%mask = sub int %of, 1
	%r = and int %n, %mask
	ret int %r
}

int %main() {
	%a = call int %rest(sbyte* %byte, int 64)
	%pp = cast int* %placed to sbyte*
	%b = call int %rest(sbyte* %pp, int 128)
	%room = alloca sbyte, uint 3, align 32
	%c = call int %rest(sbyte* %room, int 32)
	%heap = malloc double, uint 2, align 16
	%hp = cast double* %heap to sbyte*
	%d = call int %rest(sbyte* %hp, int 16)
	free double* %heap
	%e = call int %far()
	%v = load int* %placed
	%f = getelementptr [19 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c, int %d, int %e, int %v)
	ret int 0
}
