implementation
void %f()ÿÿÿÿÿÿ
voidl%g(uint %a) {
	switch uÿÿ,ÿÿÿÿÿ)nt¹:38:%`, lab%f1 = intee