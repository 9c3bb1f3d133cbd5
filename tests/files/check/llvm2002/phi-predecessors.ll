; test: a phi has one pair for each predecessor.
implementation
int "f"(bool %c)
begin
entry:
	br bool %c, label %a, label %b
a:
	br label %b
b:
	%x = phi int [ 1, %entry ], [ 2, %a ]
	%y = phi int [ 1, %entry ]  ;~ error: a `phi` without a pair for predecessor `%a`
	%z = phi int [ 1, %entry ], [ 2, %a ], [ 3, %b ]  ;~ error: a `phi` with a pair for `%b`, which is no predecessor
	ret int %x
end
