; test: all permutations of a string, by exchanges in memory that are undone.
; exit: 0
; stdout: abc
; stdout: acb
; stdout: bac
; stdout: bca
; stdout: cba
; stdout: cab
%text = internal global [4 x sbyte] c"abc\00"
declare int %puts(sbyte*)
implementation
void %exchange(int %a, int %b) {
	%p = getelementptr [4 x sbyte]* %text, long 0, int %a
	%q = getelementptr [4 x sbyte]* %text, long 0, int %b
	%x = load sbyte* %p
	%y = load sbyte* %q
	store sbyte %y, sbyte* %p
	store sbyte %x, sbyte* %q
	ret void
}
void %permute(int %k) {
entry:
	%all = seteq int %k, 3
	br bool %all, label %show, label %loop
show:
	%s = getelementptr [4 x sbyte]* %text, long 0, long 0
	call int %puts(sbyte* %s)
	ret void
loop:
	%i = phi int [ %k, %entry ], [ %i1, %loop ]
	call void %exchange(int %k, int %i)
	%k1 = add int %k, 1
	call void %permute(int %k1)
	call void %exchange(int %k, int %i)
	%i1 = add int %i, 1
	%more = setlt int %i1, 3
	br bool %more, label %loop, label %done
done:
	ret void
}
int %main() {
	call void %permute(int 0)
	ret int 0
}
