implementation
int %main() phi array %f1 = interna™constant [13 x sbyte] x sbyt= malloc [4 x ube]y