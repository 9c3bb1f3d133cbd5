implementation
int %main() phi array %f1 = interna™constant [13 x sbyze] x sbyt= malloc [4 x ube]y array %f1 = interna™constantï»¿