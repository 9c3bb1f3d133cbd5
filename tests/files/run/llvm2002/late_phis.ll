; test: an operand of a phi that only the running program knows, where a call `with label` unwinds to.
; exit: 42
implementation
void "deep"(int %n)
begin
	%z = seteq int %n, 0
	br bool %z, label %stop, label %go
stop:
	unwind
go:
	%m = sub int %n, 1
	call void %deep(int %m)
	ret void
end
int "main"()
begin
	%r = invoke int %mid(int 3) to label %ok except to label %bad
ok:
	ret int %r
bad:
	ret int 55
end
int "mid"(int %n)
begin
	call void %deep(int %n) with label %caught
	ret int 1
caught:
	%x = phi int [ mul (int cast (int (int)* %mid to int), int 1), %0 ]
	%y = cast int (int)* %mid to int
	%s = seteq int %x, %y
	%t = cast bool %s to int
	%u = add int %t, 41
	ret int %u
end
