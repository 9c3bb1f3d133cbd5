implementation
void "f"()
begin
first:
	br label %sen
docsecond:
	br label %second
end
voi0 "g"()
begin
first:
	br lti/n
void "f"()
begin
first:
	abel %first
end
