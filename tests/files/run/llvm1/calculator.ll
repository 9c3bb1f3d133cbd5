; test: a calculator by recursive descent; a division by zero unwinds out of the middle of it.
; exit: 0
; stdout: -18
; stdout: 105
; stdout: error
%e1 = internal constant [15 x sbyte] c"2+3*(4-10)-8/3\00"
%e2 = internal constant [14 x sbyte] c"(1+2)*(3+4)*5\00"
%e3 = internal constant [14 x sbyte] c"7*(1+4/(2-2))\00"
%fmt = internal constant [4 x sbyte] c"%d\0A\00"
%error = internal constant [7 x sbyte] c"error\0A\00"
%at = internal global sbyte* null
declare int %printf(sbyte*, ...)
implementation
sbyte %peek() {
	%p = load sbyte** %at
	%c = load sbyte* %p
	ret sbyte %c
}
void %skip() {
	%p = load sbyte** %at
	%q = getelementptr sbyte* %p, int 1
	store sbyte* %q, sbyte** %at
	ret void
}
int %number() {
entry:
	br label %loop
loop:
	%n = phi int [ 0, %entry ], [ %n2, %digit ]
	%c = call sbyte %peek()
	%low = setlt sbyte %c, 48
	%high = setgt sbyte %c, 57
	%other = or bool %low, %high
	br bool %other, label %done, label %digit
digit:
	%n1 = mul int %n, 10
	%d = cast sbyte %c to int
	%v = sub int %d, 48
	%n2 = add int %n1, %v
	call void %skip()
	br label %loop
done:
	ret int %n
}
int %factor() {
	%c = call sbyte %peek()
	%open = seteq sbyte %c, 40
	br bool %open, label %inner, label %plain
inner:
	call void %skip()
	%v = call int %sum()
	call void %skip()
	ret int %v
plain:
	%n = call int %number()
	ret int %n
}
int %divide(int %a, int %b) {
	switch int %b, label %ok [ int 0, label %zero ]
zero:
	unwind
ok:
	%q = div int %a, %b
	ret int %q
}
int %product() {
entry:
	%first = call int %factor()
	br label %loop
loop:
	%v = phi int [ %first, %entry ], [ %m, %times ], [ %q, %over ]
	%c = call sbyte %peek()
	switch sbyte %c, label %done [ sbyte 42, label %times sbyte 47, label %over ]
times:
	call void %skip()
	%b = call int %factor()
	%m = mul int %v, %b
	br label %loop
over:
	call void %skip()
	%d = call int %factor()
	%q = call int %divide(int %v, int %d)
	br label %loop
done:
	ret int %v
}
int %sum() {
entry:
	%first = call int %product()
	br label %loop
loop:
	%v = phi int [ %first, %entry ], [ %a, %plus ], [ %s, %minus ]
	%c = call sbyte %peek()
	switch sbyte %c, label %done [ sbyte 43, label %plus sbyte 45, label %minus ]
plus:
	call void %skip()
	%x = call int %product()
	%a = add int %v, %x
	br label %loop
minus:
	call void %skip()
	%y = call int %product()
	%s = sub int %v, %y
	br label %loop
done:
	ret int %v
}
void %evaluate(sbyte* %text) {
	store sbyte* %text, sbyte** %at
	%v = invoke int %sum() to label %ok except label %bad
ok:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %fmt, long 0, long 0), int %v)
	ret void
bad:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %error, long 0, long 0))
	ret void
}
int %main() {
	call void %evaluate(sbyte* getelementptr ([15 x sbyte]* %e1, long 0, long 0))
	call void %evaluate(sbyte* getelementptr ([14 x sbyte]* %e2, long 0, long 0))
	call void %evaluate(sbyte* getelementptr ([14 x sbyte]* %e3, long 0, long 0))
	ret int 0
}
