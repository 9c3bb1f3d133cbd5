%op = type intimplemimplementation
void "f"(int %i, uint  ut,ni%* %p, (int, int)
%table = constant [3 x %op* ] {