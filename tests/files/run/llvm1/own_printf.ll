; test: a printf of the program itself: a format of its own chooses the types that vaarg takes.
; exit: 0
; stdout: i=-5 u=4000000000 s=text d=2.500000 l=-9000000000 c=x %
; stdout: no arguments
%format = internal constant [33 x sbyte] c"i=%i u=%u s=%s d=%d l=%l c=%c %%\00"
%none = internal constant [13 x sbyte] c"no arguments\00"
%text = internal constant [5 x sbyte] c"text\00"
%fi = internal constant [3 x sbyte] c"%d\00"
%fu = internal constant [3 x sbyte] c"%u\00"
%fs = internal constant [3 x sbyte] c"%s\00"
%fd = internal constant [3 x sbyte] c"%f\00"
%fl = internal constant [5 x sbyte] c"%lld\00"
declare int %printf(sbyte*, ...)
declare int %putchar(int)
declare sbyte* %llvm.va_start()
declare void %llvm.va_end(sbyte*)
implementation
void %say(sbyte* %format, ...) {
entry:
	%ap0 = call sbyte* %llvm.va_start()
	br label %loop
loop:
	%p = phi sbyte* [ %format, %entry ], [ %p1, %plain ], [ %p2, %next ]
	%ap = phi sbyte* [ %ap0, %entry ], [ %ap, %plain ], [ %ap1, %next ]
	%c = load sbyte* %p
	%p1 = getelementptr sbyte* %p, int 1
	switch sbyte %c, label %plain [ sbyte 0, label %done sbyte 37, label %word ]
plain:
	%ci = cast sbyte %c to int
	call int %putchar(int %ci)
	br label %loop
word:
	%w = load sbyte* %p1
	%p2 = getelementptr sbyte* %p, int 2
	switch sbyte %w, label %percent [
	sbyte 105, label %int
	sbyte 117, label %uint
	sbyte 115, label %string
	sbyte 100, label %double
	sbyte 108, label %long
	sbyte 99, label %char ]
int:
	%i = vaarg sbyte* %ap, int
	%api = vanext sbyte* %ap, int
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %fi, long 0, long 0), int %i)
	br label %next
uint:
	%u = vaarg sbyte* %ap, uint
	%apu = vanext sbyte* %ap, uint
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %fu, long 0, long 0), uint %u)
	br label %next
string:
	%s = vaarg sbyte* %ap, sbyte*
	%aps = vanext sbyte* %ap, sbyte*
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %fs, long 0, long 0), sbyte* %s)
	br label %next
double:
	%d = vaarg sbyte* %ap, double
	%apd = vanext sbyte* %ap, double
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %fd, long 0, long 0), double %d)
	br label %next
long:
	%l = vaarg sbyte* %ap, long
	%apl = vanext sbyte* %ap, long
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([5 x sbyte]* %fl, long 0, long 0), long %l)
	br label %next
char:
	%ch = vaarg sbyte* %ap, int
	%apc = vanext sbyte* %ap, int
	call int %putchar(int %ch)
	br label %next
percent:
	call int %putchar(int 37)
	br label %next
next:
	%ap1 = phi sbyte* [ %api, %int ], [ %apu, %uint ], [ %aps, %string ], [ %apd, %double ], [ %apl, %long ], [ %apc, %char ], [ %ap, %percent ]
	br label %loop
done:
	call void %llvm.va_end(sbyte* %ap)
	call int %putchar(int 10)
	ret void
}
int %main() {
	call void (sbyte*, ...)* %say(sbyte* getelementptr ([33 x sbyte]* %format, long 0, long 0), int -5, uint 4000000000, sbyte* getelementptr ([5 x sbyte]* %text, long 0, long 0), double 2.5, long -9000000000, int 120)
	call void (sbyte*, ...)* %say(sbyte* getelementptr ([13 x sbyte]* %none, long 0, long 0))
	ret int 0
}
