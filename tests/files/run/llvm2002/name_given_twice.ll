; test: 2002: a name that is given to two values of one type is the last of them from there on.
; exit: 12
; stderr: `%a` is given to two values of type `int`
implementation
int "main"()
begin
	%a = add int 1, 2
	%b = mul int %a, %a
	%a = add int %a, %b
	ret int %a
end
