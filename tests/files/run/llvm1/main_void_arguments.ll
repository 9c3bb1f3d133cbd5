; test: a void main that takes arguments exits 0.
; args: shown
; exit: 0
; stdout: shown
declare int %puts(sbyte*)
implementation
void %main(int %argc, sbyte** %argv) {
	%p = getelementptr sbyte** %argv, long 1
	%s = load sbyte** %p
	%n = call int %puts(sbyte* %s)
	ret void
}
