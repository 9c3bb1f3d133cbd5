%s = internal constant [4 x sbyte] c"ran\00"
declare int "puts"(sbyte*)
declare void "__main"()
implementation
void "main"()
begin
	call void %__main()
	call int %puts(sbyte* getelementptr ([4 x sbyte]* %s, long 0, long 0))
	ret void
end
