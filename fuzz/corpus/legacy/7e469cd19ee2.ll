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
firscallt:
	bro ltÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿion
voi
	br label %second
second:
	br label %second
end
void "g"()
begin
first:
	bre ltÿÿÿÿÿÿÿÿÿÿmainÿÿÿÿÿÿÿÿÿÿion
void "f"()
bd "f"()
begin
first:
	abel %first
end
