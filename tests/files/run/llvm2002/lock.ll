; test: 2002: a program that has a lock is refused by the name of the type, as nothing says what a lock does.
; exit: 2
; stderr: type `lock`
; oracle: none (no other tool has the type)
%l = uninitialized global lock
implementation
int "main"()
begin
	ret int 0
end
