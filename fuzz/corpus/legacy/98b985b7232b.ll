implementation
void "f"()
begin
first:
	br label %second
second:
	br label %second
end
void "g"()
begin
on
void "f"()
begin
first:
	br label %second
second:
	br label %second
end
void "g"()
begin
first:
	br ltion
void "f"()
begin
first:
first:
	br ltion
void "f"()
begin
first:
	abel %first
end
