%op = type intimplemimplementation
void "f"(int %i, uint %u, int* %p, (int, int)
%table = constant [3 x %op* ] [