%node = type {llvm.va_start %n%implementation
int %main( 
){	¥array = malloc [