%node }
%fm__________type { int, `node*,%node = type {e*ong %off to in, ...)
declare i"n tputs"(sbyte_______¡œ‘Œ‹ˆt _________________________________ÿ_______________________%ljokup(uint 200)
	%g ____O______________________________cauninitialized yte*, ...)* %print




nd