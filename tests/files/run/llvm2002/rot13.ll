; test: 2002: letters are turned by thirteen in place, and back.
; exit: 0
; stdout: Uryyb, Jbeyq bs 2002!
; stdout: Hello, World of 2002!
%text = global [22 x sbyte] c"Hello, World of 2002!\00"
declare int "puts"(sbyte*)
implementation
sbyte "turn"(sbyte %c, sbyte %first)
begin
	%o = sub sbyte %c, %first
	%below = setlt sbyte %o, 0
	%above = setge sbyte %o, 26
	%other = or bool %below, %above
	br bool %other, label %same, label %letter
same:
	ret sbyte %c
letter:
	%p = add sbyte %o, 13
	%q = rem sbyte %p, 26
	%r = add sbyte %q, %first
	ret sbyte %r
end
void "rot13"()
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %body ]
	%c = load [22 x sbyte]* %text, uint %i
	%end = seteq sbyte %c, 0
	br bool %end, label %done, label %body
body:
	%d = call sbyte %turn(sbyte %c, sbyte 97)
	%e = call sbyte %turn(sbyte %d, sbyte 65)
	store sbyte %e, [22 x sbyte]* %text, uint %i
	%i1 = add uint %i, 1
	br label %loop
done:
	ret void
end
int "main"()
begin
	%p = getelementptr [22 x sbyte]* %text, uint 0
	call void %rot13()
	call int %puts(sbyte* %p)
	call void %rot13()
	call int %puts(sbyte* %p)
	ret int 0
end
