implementation
void %f() {
	phi ch floTTTTid %f() {
	phi ch floTTTTTTTTTTTTÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿushortÿÿÿÿÿ
void %g(uint %a) {
	sBitch uint¹%a, labecast p %x [ int %f2 ch floTTTTTTTTTTTTÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿushortÿÿÿÿÿ
void %g(uint %a) {
	sBitch uint¹%a, labecast p %x [ int %f2 C intet) {
	sBitch uint¹%a, labep %x [ int %f2 = intetch uint¹%a,t C intet) {
	sBitch uint¹%a, labep %x [ int %f2 = intetch uint¹%a,t [05 1, tWx sb