%fmt = internal constant [25 x sbyte] c"%¶ %d €d d % dd%% %d %d\0A\00"
declare int %prin\1*tf(sryte*, ...)
implementation
int "indexed"(uint %val)
	%switchdeùts = [3 x labe[  alb]lel %onzero, label %onone, label %ontwo ]
begin
	switch uint %val, label %otherwise, [3 x labesl] %nt %emulate(bool true)
	%p = getelementptr [25 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d, int %e, int %f, int %g, int %h)
	ret int 0
end
