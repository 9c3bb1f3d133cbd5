; test: 2002: calls with labels: an unwind goes through three frames, whose cleanups go on, and one without.
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
; stdout: returned 1003
%fopen = internal constant [9 x sbyte] c"open %d\0A\00"
%fclose = internal constant [10 x sbyte] c"close %d\0A\00"
%caught = internal constant [8 x sbyte] c"caught\0A\00"
%returned = internal constant [13 x sbyte] c"returned %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "open"(int %n)
begin
	%text1 = getelementptr [9 x sbyte]* %fopen, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %n)
	ret void
end
void "close"(int %n)
begin
	%text2 = getelementptr [10 x sbyte]* %fclose, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, int %n)
	ret void
end
int "fail"(int %x)
begin
	%negative = setlt int %x, 0
	br bool %negative, label %throw, label %ok
throw:
	unwind
ok:
	%y = add int %x, 1000
	ret int %y
end
int "between"(int %x)
begin
	%y = call int %fail(int %x)
	ret int %y
end
int "third"(int %x)
begin
	call void %open(int 3)
	%y = call int (int) %between(int %x) with label %cleanup
	call void %close(int 3)
	ret int %y
cleanup:
	call void %close(int 3)
	unwind
end
int "second"(int %x)
begin
	call void %open(int 2)
	%y = call int (int) %third(int %x) with label %cleanup
	call void %close(int 2)
	ret int %y
cleanup:
	call void %close(int 2)
	unwind
end
int "first"(int %x)
begin
	call void %open(int 1)
	%y = call int (int) %second(int %x) with label %cleanup
	call void %close(int 1)
	ret int %y
cleanup:
	call void %close(int 1)
	unwind
end
void "try"(int %x)
begin
	%y = call int (int) %first(int %x) with label %handler
	%text3 = getelementptr [13 x sbyte]* %returned, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text3, int %y)
	ret void
handler:
	%text4 = getelementptr [8 x sbyte]* %caught, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text4)
	ret void
end
int "main"()
begin
	call void %try(int -1)
	call void %try(int 3)
	ret int 0
end
