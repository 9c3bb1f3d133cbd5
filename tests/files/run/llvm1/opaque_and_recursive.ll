; test: opaque, numbered and recursive types in all forms that files of the time have, also without an end.
; stdout: 1 1 1
; exit: 0
; This test case is used to test opaque type processing, forward references,
; and recursive types.  Oh my.

%SQ1 = type { int }    ;; a
%SQ1 = type { int }    ;; the same again

%ITy = type opaque
%SQ2 = type { %ITy }
%ITy = type int

%CCC = type { \2* }
%BBB = type { \2*, \2 * }
%AAA = type { \2*, {\2*}, [12x{\2*}], {[1x{\2*}]} }

; Test numbered types
type %CCC
type %BBB
%Composite = type { %0, %1 }

; Test simple opaque type resolution...
%intty = type opaque
%intty = type int

; Perform a simple forward reference...
%ty1 = type { %ty2, int }
%ty2 = type float

; Do a recursive type...
%list = type { %list * }
%listp = type { %listp } *

; Do two mutually recursive types...
%TyA = type { %ty2, %TyB * }
%TyB = type { double, %TyA * }

; A complex recursive type...
%Y = type { {%Y*}, %Y* }
%Z = type { { %Z * }, [12x%Z] *, {{{ %Z * }}} }

; More ridiculous test cases...
%A = type [ 123x %A*]
%M = type %M (%M, %M) *
%P = type %P*

; Recursive ptrs
%u = type %v*
%v = type %u*

; Test the parser for unnamed recursive types...
%P1 = type \1 *
%Y1 = type { { \3 * }, \2 * }
%Z1 = type { { \3 * }, [12x\3] *, { { { \5 * } } } }

%gp = global %P null
%gm = global %M null
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"

implementation

declare int %printf(sbyte*, ...)

%P %chase(%P %p) {
	%q = load %P %p
	ret %P %q
}

%M %self(%M %a, %M %b) {
	%r = call %M %b(%M %a, %M %b)
	ret %M %a
}
%M %first(%M %a, %M %b) {
	ret %M %a
}

int %main() {
	store %P %gp, %P* %gp
	%x = call %P %chase(%P* %gp)
	%same = seteq %P %x, %gp
	%s = cast bool %same to int
	%m = call %M %self(%M %first, %M %first)
	%t = seteq %M %m, %first
	%y = alloca %Y
	%y1 = getelementptr %Y* %y, long 0, uint 1
	store %Y* %y, %Y** %y1
	%y2 = load %Y1** %y1
	%z = seteq %Y* %y, %y2
	call int (sbyte*, ...)* %printf( sbyte* getelementptr ([10 x sbyte]* %fmt, long 0, long 0), int %s, bool %t, bool %z )
	ret int 0
}
