&mplementation
vo?id "f"(econd
second:
	br laend
void "g"()
begin
first:
	br lbegin
first:
	br label %second
second:
	br label %second
end
void "g"()
begin
first:
irst
end
