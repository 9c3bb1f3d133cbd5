; test: 2002: types that contain themselves by a name and by up-references are the same type.
; exit: 10
%list = type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)
begin
	br label %test
test:
	%p = phi %other* [ %l, %0 ], [ %next, %step ]
	%n = phi int [ 0, %0 ], [ %n1, %step ]
	%end = seteq %list* %p, null
	br bool %end, label %done, label %step
step:
	%at = getelementptr %list* %p, ubyte 1
	%next = load { int, \2* }** %at
	%n1 = add int %n, 1
	br label %test
done:
	ret int %n
end
%list* "make"(int %n, %list* %rest)
begin
	%c = malloc %list
	%a = getelementptr %list* %c, ubyte 0
	store int %n, int* %a
	%b = getelementptr %list* %c, ubyte 1
	store %list* %rest, %list** %b
	ret %list* %c
end
int "main"()
begin
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%l = phi %list* [ null, %entry ], [ %l1, %loop ]
	%l1 = call %list* %make(int %i, %list* %l)
	%i1 = add int %i, 1
	%more = setlt int %i1, 10
	br bool %more, label %loop, label %done
done:
	%self = alloca %loop
	store %loop* %self, %loop %self
	%n = call int %length(%list* %l1)
	ret int %n
end
