; test: a function whose address a variable has in `.init_array` is called first, and a section without effect is told of.
; exit: 7
; stderr: the section `.note.old` of `@note` has no effect
; oracle: none (lli does not call it)
%state = internal global int 3
%hook = internal global void ()* %init, section ".init_array"
%note = internal constant int 1, section ".note.old"
implementation
internal void %init() {
	store int 7, int* %state
	ret void
}
int %main() {
	%n = load int* %state
	ret int %n
}
