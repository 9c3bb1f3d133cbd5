implementation
void# %type opaquef()	
, phi ch float 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿtation
void# %type opaquef()	
, phi ch float 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿubyteÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	swi!!!!!!!!!!!!!!¡!!!!!!!!!!!!!!!!!!!!!!!!!!!tch uin [05 1, lWx sb