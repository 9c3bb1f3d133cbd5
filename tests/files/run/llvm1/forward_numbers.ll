; test: numbers of variables without names, by the planes of their types, before their definitions.
; stdout: 4 hello world 1.5
; stdout: OK
; exit: 0
; This testcase is for testing illegal constant pointer references
%t3 = global int * %t1           ;; Forward reference
%t1 = global int 4
%t4 = global int ** %t3		 ;; reference to reference
%t2 = global int * %t1

global float * %0                ;; Forward numeric reference
global float * %0                ;; Duplicate forward numeric reference
global float 1.5
global float * %0                ;; Numeric reference

%fptr = global void() * %f       ;; Forward ref method defn
%sptr1   = global [11x sbyte]* %somestr		;; Forward ref to a constant
%somestr = constant [11x sbyte] c"hello world"
%sptr2   = global [11x sbyte]* %somestr
%fmt = internal constant [12 x sbyte] c"%d %.11s %g\00"
%nl = internal constant [5 x sbyte] c"\0AOK\0A\00"

implementation
declare int %printf(sbyte*, ...)

void "f"() {
	%x = load float** %0
	%y = load float* %x
	%yd = cast float %y to double
	%p = load int*** %t4
	%q = load int** %p
	%r = load int* %q
	%s = load [11 x sbyte]** %sptr1
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([12 x sbyte]* %fmt, int 0, int 0), int %r, [11 x sbyte]* %s, double %yd)
	ret void
}

int %main() {
	%g = load void ()** %fptr
	call void %g()
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([5 x sbyte]* %nl, int 0, int 0))
	ret int 0
}
