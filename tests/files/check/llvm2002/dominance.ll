; test: only a phi may refer to itself.
; spec: LLVM 2002, Well Formedness: "only a phi node may refer to itself"
implementation
void "f"()
begin
	%x = add int 1, %x  ;~ error: the definition of `%x` does not dominate this use
	ret void
end
declare int "g"(int %x)
int "call"(int %x)
begin
	%before = add int %x, 1
	%r = call int (int)* %g(int 1) with label %caught
	%after = add int %x, 2
	%s = call int (int)* %g(int 2) with label %late
	br label %returned
returned:
	%sum = add int %r, %after
	ret int %sum
caught:
	%a = add int %before, %before
	%b = add int %a, %r  ;~ error: the definition of `%r` does not dominate this use
	%c = add int %a, %after  ;~ error: the definition of `%after` does not dominate this use
	ret int %b
late:
	%d = add int %r, %after
	%e = add int %d, %s  ;~ error: the definition of `%s` does not dominate this use
	ret int %d
end
int "join"(int %x)
begin
	br label %start
start:
	%r = call int (int)* %g(int 1) with label %join
	br label %join
join:
	%p = phi int [ 0, %start ], [ %r, %start ]  ;~ error: the definition of `%r` does not dominate this use
	%q = add int %r, 1  ;~ error: the definition of `%r` does not dominate this use
	ret int %q
end
