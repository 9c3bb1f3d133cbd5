implementation
void# %type opaquef()	
, phi ch float 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿubyteÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	swi!!!!!!!!!!!!!!¡!!!!!!!!!!!!!!!!!!!!!!!!!!!tch uint¹%a, labep <<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<%x [ int %f1 =Ìinternal constant [05 1, lWx sb