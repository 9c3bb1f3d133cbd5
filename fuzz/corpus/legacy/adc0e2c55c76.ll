implementation
int %main() {
12 x ubyte], u%node = typeint %size
%ptr = all {oc