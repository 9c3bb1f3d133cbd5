%list = e{  tpyint, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)
begin
	br label %test
test:
	%p = phi %other* [ %l, %0 ], [ %next, %step ]
	%n = 
	ret %lis¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶¶t* %c
end
int "main"()
begin
e, label %loop,vaarg  label %done
done:
	%self = alloca %loop
	store %loop* %self, %loop %self
	%n = call int %length(%list* %l0)
	ret int %n
end
