; test: switch of 2002 with types of tables that have names, arrays without sizes, and cases as in LLVM 1.x.
; spec: LLVM 2002, 'switch' Instruction: "%switchtype = type [<anysize> x { uint, label }]"
; exit: 0
; stdout: 1 2 3 4 5 9 6 9
%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
%pairs = type [2 x { uint, label }]
%row = type { uint, label }
declare int "printf"(sbyte*, ...)
implementation
int "lookup"(uint %v)
	%table = %pairs [ { uint, label } { uint 4000000000, label %one }, %row { uint 3, label %two } ]
begin
	switch uint %v, label %other, %pairs %table
one:
	ret int 1
two:
	ret int 2
other:
	ret int 3
end
int "indexed"(uint %v)
begin
	switch uint %v, label %other, [label] [ label %four, label %five ]
four:
	ret int 4
five:
	ret int 5
other:
	ret int 9
end
int "pairs"(int %v)
begin
	switch int %v, label %other [ int -6, label %six ]
six:
	ret int 6
other:
	ret int 9
end
int "main"()
begin
	%a = call int %lookup(uint 4000000000)
	%b = call int %lookup(uint 3)
	%c = call int %lookup(uint 0)
	%d = call int %indexed(uint 0)
	%e = call int %indexed(uint 1)
	%f = call int %indexed(uint 2)
	%g = call int %pairs(int -6)
	%h = call int %pairs(int 6)
	%p = getelementptr [25 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d, int %e, int %f, int %g, int %h)
	ret int 0
end
