; test: lookup and indexed branching by a named type, and switch as a conditional and an unconditional branch.
; spec: LLVM 2002, 'switch' Instruction: "%switchtype = type [<anysize> x { uint, label }]"
; spec: LLVM 2002, 'switch' Instruction: "Implement the equivilent jump table directly"
; exit: 0
; stdout: 3 0 5 9 9 | 2 1 0 4 | 1 7
%switchtype = type [3 x { uint, label }]
%fmt = internal constant [38 x sbyte] c"%d %d %d %d %d | %d %d %d %d | %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "lookup"(uint %value)
begin
	switch uint %value, label %default, %switchtype [ { uint, label } { uint 1000000, label %three },
		{ uint, label } { uint 0, label %zero }, { uint, label } { uint 4000000000, label %five } ]
three:
	ret int 3
zero:
	ret int 0
five:
	ret int 5
default:
	ret int 9
end
int "indexed"(uint %val)
begin
	switch uint %val, label %otherwise, [3 x label] [ label %onzero,
	                                                  label %onone,
	                                                  label %ontwo ]
onzero:
	ret int 2
onone:
	ret int 1
ontwo:
	ret int 0
otherwise:
	ret int 4
end
int "conditional"(bool %value)
begin
	%Val = cast bool %value to uint
	switch uint %Val, label %truedest, [1 x label] [label %falsedest ]
truedest:
	ret int 1
falsedest:
	ret int 0
end
int "unconditional"()
begin
	switch uint 0, label %dest, [ 0 x label] [ ]
dest:
	ret int 7
end
int "main"()
begin
	%a = call int %lookup(uint 1000000)
	%b = call int %lookup(uint 0)
	%c = call int %lookup(uint 4000000000)
	%d = call int %lookup(uint 1)
	%e = call int %lookup(uint 3)
	%g = call int %indexed(uint 0)
	%h = call int %indexed(uint 1)
	%i = call int %indexed(uint 2)
	%j = call int %indexed(uint 3)
	%k = call int %conditional(bool true)
	%l = call int %unconditional()
	%f = getelementptr [38 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c, int %d, int %e, int %g, int %h, int %i, int %j, int %k, int %l)
	ret int 0
end
