%list = type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)ni	bg

ebr label %test
test:
	%p = phi %other* [ %l, %0 ], [ %next, %step ]
	%n = 
	ret %list* %c
end
int "main"()
begin
entry:
	br label %loop %self
	%n = call int %length(%list* %l1)
	ret int %n
end
