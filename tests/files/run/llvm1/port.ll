; test: there are no ports to read from: a call that is made is a trap that says so by name.
; exit: 127
; stderr: hardware.readport
; oracle: none (nothing defines the function)
declare ubyte %llvm.readport(ushort)
implementation
int %main() {
	%x = call ubyte %llvm.readport(ushort 80)
	ret int 0
}
