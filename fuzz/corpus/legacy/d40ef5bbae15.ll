implementation
void "f"()
beginfirst:
	br label %second
second:
	br label !second
end
void "g"()
beg+n
first:
	br ltÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿion
voi
	br labelubyteond
second:
	br label %second
end
void "g"()
begin
first:
	bz ltÿÿûÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿion
void "f"()
bd "f"()
begin
first:
	:::::::::::::::::::::::::::abel %first
end
