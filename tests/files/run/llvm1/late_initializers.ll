; test: initial values that only the running program knows are there before its own constructors run.
; spec: LLVM 1.x, Constant Expressions: "Constant expressions are used to allow expressions involving other constants to be used as constants."
; stdout: in a constructor: 1
; stdout: 1 1 1 1
; stdout: 5 1 1 9
; exit: 0
%x = global int 7
%number = constant ulong mul (ulong cast (int* %x to ulong), ulong 3)
%nested = constant { ubyte, [2 x ulong], { int*, bool } } { ubyte 5, [2 x ulong] [ ulong div (ulong cast (int* %x to ulong), ulong 16), ulong 9 ], { int*, bool } { int* %x, bool setne (int* %x, int* cast (int 12 to int*)) } }
%tight = global <{ ubyte, ulong }> <{ ubyte 1, ulong rem (ulong cast (int* %x to ulong), ulong 16) }>
%packed = global <2 x ulong> < ulong or (ulong cast (int* %x to ulong), ulong 1), ulong 9 >
%chosen = weak global int* select (bool setlt (int* %x, int* getelementptr (int* %x, long 1)), int* %x, int* null)
%llvm.global_ctors = appending global [1 x { int, void ()* }] [ { int, void ()* } { int 65535, void ()* %early } ]
%early.text = internal constant [22 x sbyte] c"in a constructor: %d\0A\00"
%f = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation

bool %right() {
	%n = load ulong* %number
	%address = cast int* %x to ulong
	%three = mul ulong %address, 3
	%same = seteq ulong %n, %three
	ret bool %same
}

internal void %early() {
	%p = getelementptr [22 x sbyte]* %early.text, long 0, long 0
	%b = call bool %right()
	call int (sbyte*, ...)* %printf(sbyte* %p, bool %b)
	ret void
}

int %main() {
	%p = getelementptr [13 x sbyte]* %f, long 0, long 0
	%address = cast int* %x to ulong
	%a = call bool %right()
	%bp = getelementptr { ubyte, [2 x ulong], { int*, bool } }* %nested, long 0, uint 1, long 0
	%b0 = load ulong* %bp
	%b1 = div ulong %address, 16
	%b = seteq ulong %b0, %b1
	%cp = getelementptr <{ ubyte, ulong }>* %tight, long 0, uint 1
	%c0 = load ulong* %cp
	%c1 = rem ulong %address, 16
	%c = seteq ulong %c0, %c1
	%d0 = load int** %chosen
	%d = seteq int* %d0, %x
	call int (sbyte*, ...)* %printf(sbyte* %p, bool %a, bool %b, bool %c, bool %d)
	%ep = getelementptr { ubyte, [2 x ulong], { int*, bool } }* %nested, long 0, uint 0
	%e = load ubyte* %ep
	%gp = getelementptr { ubyte, [2 x ulong], { int*, bool } }* %nested, long 0, uint 2, uint 1
	%g = load bool* %gp
	%v = load <2 x ulong>* %packed
	%v0 = extractelement <2 x ulong> %v, uint 0
	%v1 = extractelement <2 x ulong> %v, uint 1
	%w = or ulong %address, 1
	%h = seteq ulong %v0, %w
	call int (sbyte*, ...)* %printf(sbyte* %p, ubyte %e, bool %g, bool %h, ulong %v1)
	ret int 0
}
