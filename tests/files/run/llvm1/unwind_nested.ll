; test: handlers in handlers, functions called by a table, and one that throws again.
; exit: 0
; stdout: 0: 10
; stdout: 1: inner outer
; stdout: 2: 12
; stdout: 3: inner outer
; stdout: sum 22
%value = internal constant [8 x sbyte] c"%d: %d\0A\00"
%number = internal constant [5 x sbyte] c"%d: \00"
%inner = internal constant [7 x sbyte] c"inner \00"
%outer = internal constant [7 x sbyte] c"outer\0A\00"
%sum = internal constant [8 x sbyte] c"sum %d\0A\00"
%actions = internal constant [4 x int (int)*] [ int (int)* %good, int (int)* %bad, int (int)* %good, int (int)* %worse ]
declare int %printf(sbyte*, ...)
implementation
int %good(int %x) {
	%y = add int %x, 10
	ret int %y
}
int %bad(int %x) {
	unwind
}
int %worse(int %x) {
	%y = invoke int %bad(int %x) to label %ok except label %again
ok:
	ret int %y
again:
	; What is thrown while it is handled is another one.
	%z = invoke int %bad(int %x) to label %ok2 except label %out
ok2:
	ret int %z
out:
	unwind
}
int %guarded(int %n) {
	%p = getelementptr [4 x int (int)*]* %actions, long 0, int %n
	%f = load int (int)** %p
	%r = invoke int %f(int %n) to label %ok except label %handler
ok:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([8 x sbyte]* %value, long 0, long 0), int %n, int %r)
	ret int %r
handler:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([5 x sbyte]* %number, long 0, long 0), int %n)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %inner, long 0, long 0))
	unwind
}
int %main() {
entry:
	br label %loop
loop:
	%n = phi int [ 0, %entry ], [ %n1, %next ]
	%sum = phi int [ 0, %entry ], [ %sum1, %next ]
	%r = invoke int %guarded(int %n) to label %ok except label %handler
ok:
	%more = add int %sum, %r
	br label %next
handler:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %outer, long 0, long 0))
	br label %next
next:
	%sum1 = phi int [ %more, %ok ], [ %sum, %handler ]
	%n1 = add int %n, 1
	%again = setlt int %n1, 4
	br bool %again, label %loop, label %done
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([8 x sbyte]* %sum, long 0, long 0), int %sum1)
	ret int 0
}
