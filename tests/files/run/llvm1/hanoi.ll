; test: the towers of Hanoi with a global counter; mutual use before definition.
; exit: 127
%moves = internal global int 0
implementation
int %main() {
	call void %hanoi(int 7, sbyte 65, sbyte 66, sbyte 67)
	%n = load int* %moves
	ret int %n
}
void %hanoi(int %n, sbyte %from, sbyte %to, sbyte %by) {
	%none = seteq int %n, 0
	br bool %none, label %done, label %go
go:
	%less = sub int %n, 1
	call void %hanoi(int %less, sbyte %from, sbyte %by, sbyte %to)
	%m = load int* %moves
	%m1 = add int %m, 1
	store int %m1, int* %moves
	call void %hanoi(int %less, sbyte %by, sbyte %to, sbyte %from)
	br label %done
done:
	ret void
}
