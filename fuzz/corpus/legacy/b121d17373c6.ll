implementaon
void "f"()
begin
first:
	br labemalloc nd
second:
	br label %second
end
void "g"()
begin
first:
tion
void "f"()
begin
first:
	br labemalloc nd
second:
	br label %second
end
void "g"()
begin
first:
	br label %first
end
