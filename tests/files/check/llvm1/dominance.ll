; test: definitions dominate uses.
; spec: LLVM 1.x, Well Formedness: "%x = add int 1, %x"
implementation
void %f() {
	%x = add int 1, %x  ;~ error: the definition of `%x` does not dominate this use
	ret void
}
void %g(bool %c) {
entry:
	br bool %c, label %a, label %b
a:
	%x = add int 1, 2
	br label %b
b:
	%y = add int %x, 1  ;~ error: the definition of `%x` does not dominate this use
	ret void
}
declare int %h()
int %thrown(bool %c) {
entry:
	%r = invoke int %h() to label %good except label %bad
good:
	br bool %c, label %join, label %alone
bad:
	br label %join
join:
	%p = phi int [ %r, %good ], [ 0, %bad ]
	%q = add int %p, %r  ;~ error: the definition of `%r` does not dominate this use
	ret int %q
alone:
	ret int %r
}
