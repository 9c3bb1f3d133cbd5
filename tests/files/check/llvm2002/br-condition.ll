; test: a branch is on a `bool`, to labels.
implementation
void "f"(int %i, bool %b)
begin
	br bool %b, label %l, label %m
l:
	br int %i, label %m, label %n  ;~ error: `br` on a value of type `int`
m:
	br label %n
n:
	ret void
end
