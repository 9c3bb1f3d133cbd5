; test: forms of both years in one text: `uninitialized`, `(void)`, a linkage on a declaration, `uint` indices over arrays.
; stdout: 10 -1 0 0
; exit: 254
%X = appending global [1 x int] [int 4]
%Y = uninitialized global int
%arr = internal global [0 x sbyte] zeroinitializer
%V = weak constant [2 x int] [ int 1, int 2 ], section ".rodata.mine", align 8
%fp = global int (...)* null
%fmt = constant [13 x sbyte] c"%d %d %d %x\0A\00"
implementation
declare int %printf(sbyte*, ...)
declare internal void %nothing()
fastcc void %noargs(void) {
	ret void
}
void %strict(int %a, ...) {
	ret void
}
long %mulh(int %a, int %b) {
	%a = cast int %a to long
	%b = cast int %b to long
	%m = mul long %a, %b
	%m1 = shr long %m, ubyte 32
	%m = cast long %m1 to int
	ret long %m1
}
int %main(int %argc, sbyte** %argv, sbyte** %envp) {
; <label>:0
	call fastcc void %noargs( )
	call void (int, ...)* %strict( int 1, double 2.0, float 1.0 )
	%h = call long %mulh( int -5, int 1000000000 )
	%h2 = cast long %h to int
	br label %4
4:
	%p = phi int [ 0, %0 ], [ %q, %4 ]
	%q = add int %p, 1
	%c = setge int %q, 10
	br bool %c, label %5, label %4
5:
	%r = rem int -7, 3
	%u = rem uint 4294967289, 3
	%x = xor int %r, -1
	%y = cast int %x to ubyte
	call int (sbyte*, ...)* %printf( sbyte* getelementptr ([13 x sbyte]* %fmt, uint 0, uint 0), int %q, int %r, uint %u, ubyte %y )
	%z = cast long %h to int
	ret int %z
}
