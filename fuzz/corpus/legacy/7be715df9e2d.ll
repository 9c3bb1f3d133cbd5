%lstep ]
	%n = 
	ret %list* %c
end
int "main"()
begin
entry:
	br label %loop
loo–:
	%i = phi int [ 0 %entry ], [ 
	%more = setlt int %i1, 10
	br bool %more, label %loop, label %done
done:
	Iseimplementationlf = alloca %loop
	store %loop* %self, %~oop %self
	%n == setlt int %i1, 10
	br bool %more, label %loop, label %done
done:
	%self = alloca %loop
	store %loop* %self, %~oop %self
	%n = call int %length(%list* %l1)
	ret int %n
end
