; test: each operator of constant expressions, on types whose sign decides, on floats, bool and packed types.
; spec: LLVM 1.x, Constant Expressions: "may involve any LLVM operation that does not have side effects"
; exit: 0
; stdout: 250 -6 244 4 -2
; stdout: 124 -3 0 -1
; stdout: 240 -16 127 -1
; stdout: 8 47 39 -1 1
; stdout: 1 0 0 1 0 1
; stdout: 0 1 1 0 1 0
; stdout: 1 1 0 1 1 0
; stdout: 3.75 0.25 3.5 1.142857 0.25
; stdout: 11 20 7 3 4 1
; stdout: 17 42 3
%f5 = internal constant [15 x sbyte] c"%d %d %d %d %d\00"
%f4 = internal constant [12 x sbyte] c"%d %d %d %d\00"
%f6 = internal constant [18 x sbyte] c"%d %d %d %d %d %d\00"
%fd = internal constant [15 x sbyte] c"%g %g %g %.6f \00"
%g = internal constant [3 x sbyte] c"%g\00"
%line = internal constant [2 x sbyte] c"\0A\00"
%f3 = internal constant [10 x sbyte] c"%d %d %d\0A\00"

; 250 is -6 as an sbyte: div, rem and shr differ between the two.
%add.u = global ubyte add (ubyte 200, ubyte 50)
%add.s = global sbyte add (sbyte 100, sbyte cast (ubyte 150 to sbyte))
%sub.u = global ubyte sub (ubyte 4, ubyte 16)
%mul.s = global sbyte mul (sbyte -2, sbyte -2)
%mul.w = global sbyte mul (sbyte 127, sbyte 2)
%div.u = global ubyte div (ubyte 249, ubyte 2)
%div.s = global sbyte div (sbyte -7, sbyte 2)
%rem.u = global ubyte rem (ubyte 250, ubyte 5)
%rem.s = global sbyte rem (sbyte -7, sbyte 2)
%shl.u = global ubyte shl (ubyte 255, ubyte 4)
%shl.s = global sbyte shl (sbyte -1, ubyte 4)
%shr.u = global ubyte shr (ubyte 255, ubyte 1)
%shr.s = global sbyte shr (sbyte -2, ubyte 1)
%and.i = global int and (int 15, int 40)
%or.i = global int or (int 15, int 40)
%xor.i = global int xor (int 15, int 40)
%not.i = global int xor (int 0, int -1)
%xor.b = global bool xor (bool true, bool false)
; 200 is above 100, and below it as the sbyte that it is too.
%eq.u = global bool seteq (ubyte 200, ubyte 200)
%ne.u = global bool setne (ubyte 200, ubyte 200)
%lt.u = global bool setlt (ubyte 200, ubyte 100)
%gt.u = global bool setgt (ubyte 200, ubyte 100)
%le.u = global bool setle (ubyte 200, ubyte 100)
%ge.u = global bool setge (ubyte 200, ubyte 100)
%eq.s = global bool seteq (sbyte -56, sbyte 100)
%ne.s = global bool setne (sbyte -56, sbyte 100)
%lt.s = global bool setlt (sbyte -56, sbyte 100)
%gt.s = global bool setgt (sbyte -56, sbyte 100)
%le.s = global bool setle (sbyte -56, sbyte 100)
%ge.s = global bool setge (sbyte -56, sbyte 100)
%eq.p = global bool seteq (int* %X, int* %X)
%ne.p = global bool setne (int* %X, int* null)
%eq.b = global bool seteq (bool true, bool false)
%le.d = global bool setle (double 1.5, double 1.5)
%ne.d = global bool setne (double 1.5, double 0x7FF8000000000000)
%lt.d = global bool setlt (double 0x7FF8000000000000, double 1.5)
%fadd = global double add (double 1.5, double 2.25)
%fsub = global double sub (double 1.5, double 1.25)
%fmul = global double mul (double 1.75, double 2.0)
%fdiv = global float div (float 8.0, float 7.0)
%frem = global double rem (double 5.25, double 2.5)
%vadd = global <2 x int> add (<2 x int> <int 1, int 15>, <2 x int> <int 10, int 5>)
%velem = global int extractelement (<4 x int> <int 5, int 6, int 7, int 8>, uint 2)
%vins = global <2 x int> insertelement (<2 x int> <int 1, int 4>, int 3, uint 0)
%vshuf = global <2 x int> shufflevector (<2 x int> <int 1, int 2>, <2 x int> <int 3, int 4>, <2 x uint> <uint 3, uint 0>)
%X = global int 17
%Y = global int 42
%pick = global int* select (bool seteq (int 1, int 2), int* %X, int* %Y)
%pick.no = global int* select (bool true, int* %X, int* %Y)
%deep = global int cast (sbyte* getelementptr (sbyte* null, long 3) to int)

declare int %printf(sbyte*, ...)
declare int %puts(sbyte*)
implementation

void %line() {
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([2 x sbyte]* %line, long 0, long 0))
	ret void
}

void %bytes(int %a, int %b, int %c, int %d, int %e) {
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([15 x sbyte]* %f5, long 0, long 0), int %a, int %b, int %c, int %d, int %e)
	call void %line()
	ret void
}

void %four(int %a, int %b, int %c, int %d) {
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([12 x sbyte]* %f4, long 0, long 0), int %a, int %b, int %c, int %d)
	call void %line()
	ret void
}

void %six(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f) {
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([18 x sbyte]* %f6, long 0, long 0), bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
	call void %line()
	ret void
}

int %u(ubyte* %p) {
	%v = load ubyte* %p
	%w = cast ubyte %v to int
	ret int %w
}

int %s(sbyte* %p) {
	%v = load sbyte* %p
	%w = cast sbyte %v to int
	ret int %w
}

int %main() {
	%1.u = call int %u(ubyte* %add.u)
	%1.s = call int %s(sbyte* %add.s)
	%2.u = call int %u(ubyte* %sub.u)
	%2.s = call int %s(sbyte* %mul.s)
	%3.s = call int %s(sbyte* %mul.w)
	call void %bytes(int %1.u, int %1.s, int %2.u, int %2.s, int %3.s)
	%4.u = call int %u(ubyte* %div.u)
	%4.s = call int %s(sbyte* %div.s)
	%5.u = call int %u(ubyte* %rem.u)
	%5.s = call int %s(sbyte* %rem.s)
	call void %four(int %4.u, int %4.s, int %5.u, int %5.s)
	%6.u = call int %u(ubyte* %shl.u)
	%6.s = call int %s(sbyte* %shl.s)
	%7.u = call int %u(ubyte* %shr.u)
	%7.s = call int %s(sbyte* %shr.s)
	call void %four(int %6.u, int %6.s, int %7.u, int %7.s)
	%and = load int* %and.i
	%or = load int* %or.i
	%xor = load int* %xor.i
	%not = load int* %not.i
	%xb = load bool* %xor.b
	%xbi = cast bool %xb to int
	call void %bytes(int %and, int %or, int %xor, int %not, int %xbi)
	%a = load bool* %eq.u
	%b = load bool* %ne.u
	%c = load bool* %lt.u
	%d = load bool* %gt.u
	%e = load bool* %le.u
	%f = load bool* %ge.u
	call void %six(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
	%a.s = load bool* %eq.s
	%b.s = load bool* %ne.s
	%c.s = load bool* %lt.s
	%d.s = load bool* %gt.s
	%e.s = load bool* %le.s
	%f.s = load bool* %ge.s
	call void %six(bool %a.s, bool %b.s, bool %c.s, bool %d.s, bool %e.s, bool %f.s)
	%a.p = load bool* %eq.p
	%b.p = load bool* %ne.p
	%c.b = load bool* %eq.b
	%d.d = load bool* %le.d
	%e.d = load bool* %ne.d
	%f.d = load bool* %lt.d
	call void %six(bool %a.p, bool %b.p, bool %c.b, bool %d.d, bool %e.d, bool %f.d)
	%fa = load double* %fadd
	%fs = load double* %fsub
	%fm = load double* %fmul
	%fq = load float* %fdiv
	%fr = load double* %frem
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([15 x sbyte]* %fd, long 0, long 0), double %fa, double %fs, double %fm, float %fq)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %g, long 0, long 0), double %fr)
	call void %line()
	%va = load <2 x int>* %vadd
	%va0 = extractelement <2 x int> %va, uint 0
	%va1 = extractelement <2 x int> %va, uint 1
	%ve = load int* %velem
	%vi = load <2 x int>* %vins
	%vi0 = extractelement <2 x int> %vi, uint 0
	%vs = load <2 x int>* %vshuf
	%vs0 = extractelement <2 x int> %vs, uint 0
	%vs1 = extractelement <2 x int> %vs, uint 1
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([18 x sbyte]* %f6, long 0, long 0), int %va0, int %va1, int %ve, int %vi0, int %vs0, int %vs1)
	call void %line()
	%py = load int** %pick
	%y = load int* %py
	%px = load int** %pick.no
	%x = load int* %px
	%three = load int* %deep
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([10 x sbyte]* %f3, long 0, long 0), int %x, int %y, int %three)
	ret int 0
}
