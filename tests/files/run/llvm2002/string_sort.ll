; test: 2002: pointers to strings are sorted by exchange, with strcmp of C.
; exit: 0
; stdout: ada
; stdout: c
; stdout: lisp
; stdout: ml
; stdout: scheme
%w0 = internal constant [5 x sbyte] c"lisp\00"
%w1 = internal constant [4 x sbyte] c"ada\00"
%w2 = internal constant [7 x sbyte] c"scheme\00"
%w3 = internal constant [2 x sbyte] c"c\00"
%w4 = internal constant [3 x sbyte] c"ml\00"
declare int "puts"(sbyte*)
declare int "strcmp"(sbyte*, sbyte*)
implementation
void "sort"([5 x sbyte*]* %w)
begin
entry:
	br label %loop
; What is in order goes on; what is not is exchanged, and one goes back.
loop:
	%i = phi uint [ 1, %entry ], [ %i2, %forth ], [ %i3, %first ], [ %before, %back ]
	%end = seteq uint %i, 5
	br bool %end, label %done, label %look
look:
	%before = sub uint %i, 1
	%a = load [5 x sbyte*]* %w, uint %before
	%b = load [5 x sbyte*]* %w, uint %i
	%c = call int %strcmp(sbyte* %a, sbyte* %b)
	%right = setle int %c, 0
	br bool %right, label %forth, label %swap
forth:
	%i2 = add uint %i, 1
	br label %loop
swap:
	store sbyte* %b, [5 x sbyte*]* %w, uint %before
	store sbyte* %a, [5 x sbyte*]* %w, uint %i
	%zero = seteq uint %before, 0
	br bool %zero, label %first, label %back
first:
	%i3 = add uint %i, 1
	br label %loop
back:
	br label %loop
done:
	ret void
end
int "main"()
begin
entry:
	%w = alloca [5 x sbyte*]
	%p = getelementptr [5 x sbyte]* %w0, uint 0
	store sbyte* %p, [5 x sbyte*]* %w, uint 0
	%q = getelementptr [4 x sbyte]* %w1, uint 0
	store sbyte* %q, [5 x sbyte*]* %w, uint 1
	%r = getelementptr [7 x sbyte]* %w2, uint 0
	store sbyte* %r, [5 x sbyte*]* %w, uint 2
	%s = getelementptr [2 x sbyte]* %w3, uint 0
	store sbyte* %s, [5 x sbyte*]* %w, uint 3
	%t = getelementptr [3 x sbyte]* %w4, uint 0
	store sbyte* %t, [5 x sbyte*]* %w, uint 4
	call void %sort([5 x sbyte*]* %w)
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%x = load [5 x sbyte*]* %w, uint %i
	call int %puts(sbyte* %x)
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 5
	br bool %more, label %loop, label %done
done:
	ret int 0
end
