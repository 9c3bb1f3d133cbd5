; test: unwind through three frames, each with a cleanup that goes on, and one without.
; exit: 0
; stdout: open 1
; stdout: open 2
; stdout: open 3
; stdout: close 3
; stdout: close 2
; stdout: close 1
; stdout: caught
; stdout: open 1
; stdout: open 2
; stdout: open 3
; stdout: close 3
; stdout: close 2
; stdout: close 1
; stdout: returned 106
%fopen = internal constant [9 x sbyte] c"open %d\0A\00"
%fclose = internal constant [10 x sbyte] c"close %d\0A\00"
%caught = internal constant [8 x sbyte] c"caught\0A\00"
%returned = internal constant [13 x sbyte] c"returned %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
void %open(int %n) {
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([9 x sbyte]* %fopen, long 0, long 0), int %n)
	ret void
}
void %close(int %n) {
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([10 x sbyte]* %fclose, long 0, long 0), int %n)
	ret void
}
int %fail(int %x) {
	%negative = setlt int %x, 0
	br bool %negative, label %throw, label %ok
throw:
	unwind
ok:
	%y = add int %x, 100
	ret int %y
}
; Has no cleanup: what unwinds goes through it.
int %between(int %x) {
	%y = call int %fail(int %x)
	ret int %y
}
int %third(int %x) {
	call void %open(int 3)
	%y = invoke int %between(int %x) to label %ok except label %cleanup
ok:
	call void %close(int 3)
	%z = add int %y, 1
	ret int %z
cleanup:
	call void %close(int 3)
	unwind
}
int %second(int %x) {
	call void %open(int 2)
	%y = invoke int %third(int %x) to label %ok except label %cleanup
ok:
	call void %close(int 2)
	%z = add int %y, 1
	ret int %z
cleanup:
	call void %close(int 2)
	unwind
}
int %first(int %x) {
	call void %open(int 1)
	%y = invoke int %second(int %x) to label %ok except label %cleanup
ok:
	call void %close(int 1)
	%z = add int %y, 1
	ret int %z
cleanup:
	call void %close(int 1)
	unwind
}
void %try(int %x) {
	%y = invoke int %first(int %x) to label %ok except label %handler
ok:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([13 x sbyte]* %returned, long 0, long 0), int %y)
	ret void
handler:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([8 x sbyte]* %caught, long 0, long 0))
	ret void
}
int %main() {
	call void %try(int -1)
	call void %try(int 3)
	ret int 0
}
