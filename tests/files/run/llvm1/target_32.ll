; test: what a compiler for 32 bits wrote runs where it sees nothing of that.
; exit: 0
; stdout: hello world
; stdout: 7 2.500000 1
; ModuleID = 'hello.bc'
target endian = little
target pointersize = 32
target triple = "i686-pc-linux-gnu"
deplibs = [ "c", "crtend" ]
	%struct.node = type { sbyte, double, %struct.node* }
	%struct.FILE = type { int, sbyte*, sbyte* }
%.str_1 = internal constant [13 x sbyte] c"hello world\0A\00"		; <[13 x sbyte]*> [#uses=1]
%.str_2 = internal constant [10 x sbyte] c"%d %f %d\0A\00"		; <[10 x sbyte]*> [#uses=1]
%table = internal global [2 x int*] zeroinitializer		; <[2 x int*]*> [#uses=2]
%number = internal global int 7		; <int*> [#uses=2]
%stdout = external global %struct.FILE*		; <%struct.FILE**> [#uses=1]

implementation   ; Functions:

declare int %fprintf(%struct.FILE*, sbyte*, ...)
declare int %printf(sbyte*, ...)
declare sbyte* %malloc(uint)
declare void %free(sbyte*)

int %main(int %argc, sbyte** %argv) {
entry:
	%tmp.0 = load %struct.FILE** %stdout		; <%struct.FILE*> [#uses=1]
	%tmp.1 = tail call int (%struct.FILE*, sbyte*, ...)* %fprintf( %struct.FILE* %tmp.0, sbyte* getelementptr ([13 x sbyte]* %.str_1, int 0, int 0) )		; <int> [#uses=0]
	%n = malloc %struct.node		; <%struct.node*> [#uses=3]
	%p = getelementptr %struct.node* %n, int 0, uint 1		; <double*> [#uses=2]
	store double 2.5, double* %p
	%q = getelementptr %struct.node* %n, int 0, uint 2		; <%struct.node**> [#uses=2]
	store %struct.node* %n, %struct.node** %q
	%m = load %struct.node** %q		; <%struct.node*> [#uses=1]
	%same = seteq %struct.node* %m, %n		; <bool> [#uses=1]
	store int* %number, int** getelementptr ([2 x int*]* %table, int 0, int 1)
	%r = load int** getelementptr ([2 x int*]* %table, int 0, int 1)		; <int*> [#uses=1]
	%v = load int* %r		; <int> [#uses=1]
	%d = load double* %p		; <double> [#uses=1]
	%numbers = call sbyte* %malloc(uint 40)		; <sbyte*> [#uses=2]
	%ints = cast sbyte* %numbers to int*		; <int*> [#uses=1]
	%last = getelementptr int* %ints, int 9		; <int*> [#uses=1]
	store int %v, int* %last
	call void %free(sbyte* %numbers)
	%erased = cast %struct.node* %n to sbyte*		; <sbyte*> [#uses=1]
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([10 x sbyte]* %.str_2, int 0, int 0), int %v, double %d, bool %same)
	call void %free(sbyte* %erased)
	ret int 0
}
