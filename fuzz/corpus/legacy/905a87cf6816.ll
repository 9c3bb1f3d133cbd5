declare ubyte %llvm.readport(ushort)
implementation
int %main() {
	%x = call ubyte %llvm.readport(ushort 80)
	ret int 0
}
