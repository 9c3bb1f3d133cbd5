; test: operands of phis that only the running program knows, by each kind of edge.
; spec: LLVM 1.x, Constant Expressions: "Constant expressions are used to allow expressions involving other constants to be used as constants."
; stdout: 33 1 33 6
; stdout: 1 2 3 3
; stdout: 1 1
; exit: 0
%x = global int 7
%y = global int 8
%f = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%g = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation

; Round a loop: the edge back comes from a block that stands behind the phi, and from itself.
int %loop(int %n) {
entry:
	br label %head
head:
	%i = phi int [ 0, %entry ], [ %j, %head ]
	%sum = phi ulong [ div (ulong cast (int* %x to ulong), ulong cast (int* %x to ulong)), %entry ], [ %next, %head ]
	%one = phi ulong [ 0, %entry ], [ rem (ulong add (ulong cast (int* %y to ulong), ulong 1), ulong cast (int* %y to ulong)), %head ]
	%next = add ulong %sum, %one
	%j = add int %i, 1
	%more = setlt int %j, %n
	br bool %more, label %head, label %out
out:
	%r = cast ulong %next to int
	ret int %r
}

; Several edges of a switch lead to one block.
int %cases(int %n) {
entry:
	switch int %n, label %other [
		int 1, label %join
		int 2, label %join
		int 3, label %third
	]
other:
	br label %join
third:
	br label %join
join:
	%v = phi bool [ setgt (int* %x, int* null), %entry ], [ setgt (int* %x, int* null), %entry ], [ false, %other ], [ seteq (ulong div (ulong cast (int* %x to ulong), ulong 3), ulong 0), %third ]
	%w = phi int [ select (bool setlt (int* %x, int* %y), int 3, int 3), %entry ], [ select (bool setlt (int* %x, int* %y), int 3, int 3), %entry ], [ 5, %other ], [ 0, %third ]
	%a = cast bool %v to int
	%b = mul int %w, 2
	%c = div int %b, 2
	%d = mul int %a, 30
	%e = add int %c, %d
	ret int %e
}

void %throw(bool %b) {
	br bool %b, label %up, label %back
up:
	unwind
back:
	ret void
}

; Both ways out of an invoke, and both to one block.
int %calls(bool %b) {
entry:
	invoke void %throw(bool %b) to label %fine except label %caught
fine:
	%p = phi int [ cast (ulong div (ulong cast (int* %x to ulong), ulong cast (int* %x to ulong)) to int), %entry ]
	ret int %p
caught:
	%q = phi int [ cast (ulong add (ulong div (ulong cast (int* %x to ulong), ulong cast (int* %x to ulong)), ulong 1) to int), %entry ]
	ret int %q
}

int %both(bool %b) {
entry:
	invoke void %throw(bool %b) to label %join except label %join
join:
	%q = phi int [ mul (int cast (int* %x to int), int 3), %entry ], [ mul (int cast (int* %x to int), int 3), %entry ]
	%x3 = cast int* %x to int
	%y3 = mul int %x3, 3
	%same = seteq int %q, %y3
	%r = cast bool %same to int
	ret int %r
}

int %main() {
	%p = getelementptr [13 x sbyte]* %f, long 0, long 0
	%a = call int %cases(int 1)
	%b = call int %loop(int 0)
	%c = call int %cases(int 2)
	%d = call int %loop(int 6)
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d)
	%h = call int %calls(bool false)
	%i = call int %calls(bool true)
	%l = call int %loop(int 3)
	%o = call int %loop(int 3)
	call int (sbyte*, ...)* %printf(sbyte* %p, int %h, int %i, int %l, int %o)
	%q = getelementptr [7 x sbyte]* %g, long 0, long 0
	%r = call int %both(bool false)
	%s = call int %both(bool true)
	call int (sbyte*, ...)* %printf(sbyte* %q, int %r, int %s)
	ret int 0
}
