; test: 2002: rows of cells by a rule that is a number: shifts by what three neighbours say.
; exit: 0
; stdout: ...............................*
; stdout: ..............................**
; stdout: .............................***
; stdout: ............................**.*
; stdout: ...........................*****
; stdout: ..........................**...*
; stdout: .........................***..**
; stdout: ........................**.*.***
; stdout: .......................*******.*
; stdout: ......................**.....***
%row = type [34 x ubyte]
declare int "putchar"(int)
implementation
void "show"(%row* %r)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 1, %entry ], [ %i1, %put ]
	%c = load %row* %r, uint %i
	%set = seteq ubyte %c, 1
	br bool %set, label %star, label %dot
star:
	br label %put
dot:
	br label %put
put:
	%letter = phi int [ 42, %star ], [ 46, %dot ]
	call int %putchar(int %letter)
	%i1 = add uint %i, 1
	%more = setle uint %i1, 32
	br bool %more, label %loop, label %done
done:
	call int %putchar(int 10)
	ret void
end
void "step"(%row* %from, %row* %to)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 1, %entry ], [ %i1, %loop ]
	%before = sub uint %i, 1
	%i1 = add uint %i, 1
	%l = load %row* %from, uint %before
	%c = load %row* %from, uint %i
	%r = load %row* %from, uint %i1
	%l4 = shl ubyte %l, ubyte 2
	%c2 = shl ubyte %c, ubyte 1
	%lc = or ubyte %l4, %c2
	%n = or ubyte %lc, %r
	%v = shr ubyte 110, ubyte %n
	%bit = and ubyte %v, 1
	store ubyte %bit, %row* %to, uint %i
	%more = setle uint %i1, 32
	br bool %more, label %loop, label %done
done:
	ret void
end
int "main"()
begin
entry:
	%a = malloc %row
	%b = malloc %row
	br label %clear
clear:
	%k = phi uint [ 0, %entry ], [ %k1, %clear ]
	store ubyte 0, %row* %a, uint %k
	store ubyte 0, %row* %b, uint %k
	%k1 = add uint %k, 1
	%some = setlt uint %k1, 34
	br bool %some, label %clear, label %start
start:
	store ubyte 1, %row* %a, uint 32
	br label %loop
loop:
	%n = phi int [ 0, %start ], [ %n1, %loop ]
	%from = phi %row* [ %a, %start ], [ %to, %loop ]
	%to = phi %row* [ %b, %start ], [ %from, %loop ]
	call void %show(%row* %from)
	call void %step(%row* %from, %row* %to)
	%n1 = add int %n, 1
	%more = setlt int %n1, 10
	br bool %more, label %loop, label %done
done:
	free %row* %a
	free %row* %b
	ret int 0
end
