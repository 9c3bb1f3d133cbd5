implementation
int "f"(bool %c)
begin
entry:
	br bool %c, label %a, label %b
a:
	br label %b
b:
	%x = phi int [ 1, %entry ], [ 2, %a ]
	%y = phi int [ 1, %entry ]
	%z = phi int [ 1, %entry ], [ 2, %a ], [ 3, %b ]
	ret int %x
end
