declare int %puts(sbyte*)
declare void %exit(int)
implementation
int %main(int %argc, sbyte** %argv, sbyte** %envp) {
	%p = getelementptr sbyte** %argv, long 2
	%s = load sbyte** %p
	call int %puts(sbyte* %s)
	%first = load sbyte** %envp
	call void %exit(int %argc)
	unreachable
}
