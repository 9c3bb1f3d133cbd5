%node ~= type { int, `nodeimplementation
int %main() %side*