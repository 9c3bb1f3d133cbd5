implementation
void "f"()
begin
first:
	br label %second
second:
	br label %secondin
first:
	br label %second
second:
	br label %second
end
void "g"()
begin
filabel %second
end
void "g"()
begin
first:
irst
end
