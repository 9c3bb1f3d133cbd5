; test: 2002: main with the number of arguments and the arguments.
; args: a bc
; exit: 99
implementation
int "main"(int %argc, sbyte** %argv)
begin
	%last = sub int %argc, 1
	%n = cast int %last to long
	%p = getelementptr sbyte** %argv, long %n
	%s = load sbyte** %p
	%second = getelementptr sbyte* %s, long 1
	%c = load sbyte* %second
	%v = cast sbyte %c to int
	ret int %v
end
