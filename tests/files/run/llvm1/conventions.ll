; test: calling conventions by their words and numbers, of declarations, definitions, calls through pointers and invokes.
; exit: 0
; stdout: 3 7 11 15 42 9
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%Pair = type { int, int }
%table = global int (int, int)* %fast
declare ccc int %printf(sbyte*, ...)
implementation

ccc int %plain(int %a, int %b) {
	%s = add int %a, %b
	ret int %s
}

fastcc int %fast(int %a, int %b) {
	%s = add int %a, %b
	ret int %s
}

internal coldcc int %cold(int %a, int %b) {
	%s = add int %a, %b
	ret int %s
}

cc 0 int %numbered(int %a, int %b) {
	%s = add int %a, %b
	ret int %s
}

csretcc void %pair(%Pair* %to, int %n) {
	%a = getelementptr %Pair* %to, long 0, uint 0
	%b = getelementptr %Pair* %to, long 0, uint 1
	store int %n, int* %a
	store int 2, int* %b
	ret void
}

int %main() {
	%r1 = call ccc int %plain(int 1, int 2)
	%p = load int (int, int)** %table
	%r2 = call fastcc int (int, int)* %p(int 3, int 4)
	%r3 = tail call coldcc int %cold(int 5, int 6)
	%r4 = invoke cc 0 int %numbered(int 7, int 8) to label %on except label %off

on:
	%room = alloca %Pair
	call csretcc void %pair(%Pair* %room, int 21)
	%pa = getelementptr %Pair* %room, long 0, uint 0
	%pb = getelementptr %Pair* %room, long 0, uint 1
	%a = load int* %pa
	%b = load int* %pb
	%r5 = mul int %a, %b
	%r6 = invoke fastcc int %fast(int 4, int 5) to label %end unwind label %off

end:
	%f = getelementptr [19 x sbyte]* %fmt, long 0, long 0
	call ccc int (sbyte*, ...)* %printf(sbyte* %f, int %r1, int %r2, int %r3, int %r4, int %r5, int %r6)
	ret int 0

off:
	ret int 1
}
