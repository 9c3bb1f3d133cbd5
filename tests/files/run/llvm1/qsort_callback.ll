; test: qsort of C sorts strings by a comparison that C calls back.
; exit: 0
; stdout: apple
; stdout: banana
; stdout: fig
; stdout: pear
; stdout: quince
; stdout: 5
%pear = internal constant [5 x sbyte] c"pear\00"
%apple = internal constant [6 x sbyte] c"apple\00"
%fig = internal constant [4 x sbyte] c"fig\00"
%quince = internal constant [7 x sbyte] c"quince\00"
%banana = internal constant [7 x sbyte] c"banana\00"
%words = internal global [5 x sbyte*] [ sbyte* getelementptr ([5 x sbyte]* %pear, long 0, long 0), sbyte* getelementptr ([6 x sbyte]* %apple, long 0, long 0), sbyte* getelementptr ([4 x sbyte]* %fig, long 0, long 0), sbyte* getelementptr ([7 x sbyte]* %quince, long 0, long 0), sbyte* getelementptr ([7 x sbyte]* %banana, long 0, long 0) ]
%count = internal constant [4 x sbyte] c"%d\0A\00"
%calls = internal global int 0
declare int %printf(sbyte*, ...)
declare int %puts(sbyte*)
declare int %strcmp(sbyte*, sbyte*)
declare void %qsort(sbyte*, uint, uint, int (sbyte*, sbyte*)*)
implementation
internal int %compare(sbyte* %a, sbyte* %b) {
	%n = load int* %calls
	%n1 = add int %n, 1
	store int %n1, int* %calls
	%ap = cast sbyte* %a to sbyte**
	%bp = cast sbyte* %b to sbyte**
	%as = load sbyte** %ap
	%bs = load sbyte** %bp
	%c = call int %strcmp(sbyte* %as, sbyte* %bs)
	ret int %c
}
int %main() {
entry:
	%all = cast [5 x sbyte*]* %words to sbyte*
	call void %qsort(sbyte* %all, uint 5, uint cast (sbyte** getelementptr (sbyte** null, int 1) to uint), int (sbyte*, sbyte*)* %compare)
	br label %loop
loop:
	%i = phi long [ 0, %entry ], [ %i1, %loop ]
	%p = getelementptr [5 x sbyte*]* %words, long 0, long %i
	%s = load sbyte** %p
	call int %puts(sbyte* %s)
	%i1 = add long %i, 1
	%more = setlt long %i1, 5
	br bool %more, label %loop, label %done
done:
	%n = load int* %calls
	; Whatever way it sorts, five take four comparisons at least.
	%enough = setge int %n, 4
	%five = select bool %enough, int 5, int 0
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %count, long 0, long 0), int %five)
	ret int 0
}
