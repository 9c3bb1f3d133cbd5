; test: 2002: main with the number of arguments, the arguments and the environment; exit.
; args: one two
; exit: 3
; stdout: two
declare int "puts"(sbyte*)
declare void "exit"(int)
implementation
int "main"(int %argc, sbyte** %argv, sbyte** %envp)
begin
	%p = getelementptr sbyte** %argv, long 2
	%s = load sbyte** %p
	call int %puts(sbyte* %s)
	%first = load sbyte** %envp
	call void %exit(int %argc)
	unreachable
end
