%seven = int 7
%origin = global int 3
implementation
int "main"()
	%five = int 5
	%one = ubyte 1
begin
	%a = add int %five, %seven
	%b = shl int %five, ubyte %one
	%c = load int* %origin
	%d = add int %a, %c
	%e = sub int %b, 10
	%r = add int %d, %e
	ret int %r
end
