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
first:
	br ltÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿion
voi
	br label %second
second:
	br label %second
end
void "g"()
begin
first:
	br ltÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿion
void "f"()
bd "f"()
begin
first:
	abel %first
end
