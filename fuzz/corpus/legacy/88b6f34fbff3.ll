implementation
int %main() phi%arra sbyt= malloc [4 xœ ube]y