; test: 2002: a list is built, reversed in place, printed and freed.
; exit: 0
; stdout: 5 4 3 2 1 
; stdout: 0 left
%node = type { int, %node* }
%item = internal constant [4 x sbyte] c"%d \00"
%left = internal constant [10 x sbyte] c"\0A%d left\0A\00"
%live = global int 0
declare int "printf"(sbyte*, ...)
implementation
void "count"(int %d)
begin
	%n = load int* %live
	%m = add int %n, %d
	store int %m, int* %live
	ret void
end
%node* "push"(int %v, %node* %next)
begin
	%n = malloc %node
	call void %count(int 1)
	store int %v, %node* %n, ubyte 0
	store %node* %next, %node* %n, ubyte 1
	ret %node* %n
end
%node* "reverse"(%node* %list)
begin
entry:
	br label %loop
loop:
	%done = phi %node* [ null, %entry ], [ %todo, %step ]
	%todo = phi %node* [ %list, %entry ], [ %next, %step ]
	%end = seteq %node* %todo, null
	br bool %end, label %out, label %step
step:
	%next = load %node* %todo, ubyte 1
	store %node* %done, %node* %todo, ubyte 1
	br label %loop
out:
	ret %node* %done
end
int "main"()
begin
entry:
	br label %build
build:
	%i = phi int [ 5, %entry ], [ %i1, %build ]
	%l = phi %node* [ null, %entry ], [ %l1, %build ]
	%l1 = call %node* %push(int %i, %node* %l)
	%i1 = sub int %i, 1
	%more = setgt int %i1, 0
	br bool %more, label %build, label %turn
turn:
	%r = call %node* %reverse(%node* %l1)
	br label %show
show:
	%n = phi %node* [ %r, %turn ], [ %next, %show ]
	%v = load %node* %n, ubyte 0
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %v)
	%next = load %node* %n, ubyte 1
	free %node* %n
	call void %count(int -1)
	%again = setne %node* %next, null
	br bool %again, label %show, label %done
done:
	%left = load int* %live
	%text2 = getelementptr [10 x sbyte]* %left, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, int %left)
	ret int 0
end
