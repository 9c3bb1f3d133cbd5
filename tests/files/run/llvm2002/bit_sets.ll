; test: 2002: sets of small numbers in ulongs: not, and, or, their sizes, and their members.
; exit: 0
; stdout: 2 3 5 7 
; stdout: size 4, together 8, without 60
%item = internal constant [4 x sbyte] c"%u \00"
%fmt = internal constant [35 x sbyte] c"\0Asize %d, together %d, without %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
; The set of the n numbers of an array.
ulong "set"([4 x ubyte]* %a)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%s = phi ulong [ 0, %entry ], [ %s1, %loop ]
	%n = load [4 x ubyte]* %a, uint %i
	%bit = shl ulong 1, ubyte %n
	%s1 = or ulong %s, %bit
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	ret ulong %s1
end
int "size"(ulong %s)
begin
entry:
	br label %loop
loop:
	%v = phi ulong [ %s, %entry ], [ %v1, %body ]
	%n = phi int [ 0, %entry ], [ %n1, %body ]
	%none = seteq ulong %v, 0
	br bool %none, label %done, label %body
body:
	%bit = and ulong %v, 1
	%one = cast ulong %bit to int
	%n1 = add int %n, %one
	%v1 = shr ulong %v, ubyte 1
	br label %loop
done:
	ret int %n
end
int "main"()
begin
entry:
	%a = alloca [4 x ubyte]
	store ubyte 2, [4 x ubyte]* %a, uint 0
	store ubyte 3, [4 x ubyte]* %a, uint 1
	store ubyte 5, [4 x ubyte]* %a, uint 2
	store ubyte 7, [4 x ubyte]* %a, uint 3
	%p = call ulong %set([4 x ubyte]* %a)
	store ubyte 63, [4 x ubyte]* %a, uint 0
	store ubyte 40, [4 x ubyte]* %a, uint 1
	store ubyte 32, [4 x ubyte]* %a, uint 2
	store ubyte 31, [4 x ubyte]* %a, uint 3
	%q = call ulong %set([4 x ubyte]* %a)
	br label %loop
loop:
	%n = phi ubyte [ 0, %entry ], [ %n1, %next ]
	%s = shr ulong %p, ubyte %n
	%bit = and ulong %s, 1
	%in = seteq ulong %bit, 1
	br bool %in, label %show, label %next
show:
	%u = cast ubyte %n to uint
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %u)
	br label %next
next:
	%n1 = add ubyte %n, 1
	%more = setlt ubyte %n1, 64
	br bool %more, label %loop, label %done
done:
	%size = call int %size(ulong %p)
	%both = or ulong %p, %q
	%both = call int %size(ulong %both)
	%rest = not ulong %p
	%rest = call int %size(ulong %rest)
	%text2 = getelementptr [35 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, int %size, int %both, int %rest)
	ret int 0
end
