; test: variable arguments from 1.6 on: a list is in a variable, whose address is passed.
; exit: 60
declare void %llvm.va_start(sbyte**)
declare void %llvm.va_copy(sbyte**, sbyte**)
declare void %llvm.va_end(sbyte**)
implementation
int %sum(int %n, ...) {
entry:
	%ap = alloca sbyte*
	%aq = alloca sbyte*
	call void %llvm.va_start(sbyte** %ap)
	call void %llvm.va_copy(sbyte** %aq, sbyte** %ap)
	br label %test
test:
	%i = phi int [ 0, %entry ], [ %i1, %next ]
	%s = phi int [ 0, %entry ], [ %s2, %next ]
	%more = setlt int %i, %n
	br bool %more, label %next, label %done
next:
	%v = va_arg sbyte** %ap, int
	%w = va_arg sbyte** %aq, int
	%s1 = add int %s, %v
	%s2 = add int %s1, %w
	%i1 = add int %i, 1
	br label %test
done:
	call void %llvm.va_end(sbyte** %aq)
	call void %llvm.va_end(sbyte** %ap)
	ret int %s
}
int %main() {
	%r = call int (int, ...)* %sum(int 9, int 1, int 2, int 3, int 4, int 5, int 6, int 7, int 1, int 1)
	ret int %r
}
