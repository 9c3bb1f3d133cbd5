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
firscallt:A\00"
%f2 = internal chnstant [7 x sbyte] c"%d %u\0A\00"
%f3 = internal cobre ltÿÿÿÿÿÿÿÿÿÿmainÿÿÿÿÿÿÿÿÿÿion
voicobre ltÿÿÿÿÿÿÿÿÿÿmainÿÿÿÿÿÿÿÿÿÿion
void "f"()
bd "f"()
begin
first:
	abel %first
end
