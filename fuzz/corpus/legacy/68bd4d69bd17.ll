implementation
void %f() {
	phi ch float 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	switch uint¹%a¬ labep %x [ int %f1 = internal constant [06àÎÓß“¨‡ãsb