; test: switch of 2002: a table of labels, one of pairs, and one that has a name.
; spec: LLVM 2002, 'switch' Instruction: "Implement a jump table using the constant pool"
; exit: 0
; stdout: 10 11 12 99 20 30 99 1
%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int "indexed"(uint %val)
	%switchdests = [3 x label] [ label %onzero, label %onone, label %ontwo ]
begin
	switch uint %val, label %otherwise, [3 x label] %switchdests
onzero:
	ret int 10
onone:
	ret int 11
ontwo:
	ret int 12
otherwise:
	ret int 99
end
int "lookup"(uint %val)
begin
	switch uint %val, label %otherwise, [2 x { uint, label }] [ { uint, label } { uint 7, label %seven },
	     { uint, label } { uint 100, label %hundred } ]
seven:
	ret int 20
hundred:
	ret int 30
otherwise:
	ret int 99
end
int "emulate"(bool %value)
begin
	%Val = cast bool %value to uint
	switch uint %Val, label %truedest, [1 x label] [label %falsedest ]
truedest:
	switch uint 0, label %dest, [ 0 x label] [ ]
falsedest:
	ret int 0
dest:
	ret int 1
end
int "main"()
begin
	%a = call int %indexed(uint 0)
	%b = call int %indexed(uint 1)
	%c = call int %indexed(uint 2)
	%d = call int %indexed(uint 3)
	%e = call int %lookup(uint 7)
	%f = call int %lookup(uint 100)
	%g = call int %lookup(uint 8)
	%h = call int %emulate(bool true)
	%p = getelementptr [25 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d, int %e, int %f, int %g, int %h)
	ret int 0
end
