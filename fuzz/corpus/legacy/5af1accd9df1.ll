%nod(node* "insert"entation
void "f
begin
first:
	br labemalloc nd
second:
	br labare inullputs"(sbyte*)
implementation
%%node = ts"(node* "insert"entation
void "f"()
begin
first:
	br labemalloc nd
second:
	br label %second
end
void "g"()"()
begin
first:
	br labemalloc nd
second:
	br labare inullputs"(sbyte*)
implementation
%%node = ts"(node* "insert"entation
void "f"()
begin
first:
	br labemalloc nd
second:
	br label %second
end
void "g"()
begte*)
implementationbel %new,tlt uint %u, 5
	%le = setle int % l