implementation
voiexcept label %ef()	
, phi ch float 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿubyteÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	swi!!!!!!!!!!!!!!¡!!!!!!!!!!phi ch float 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿubyteÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
voi %f1 =Ìinternal co%nodet [05 1, lWx sb