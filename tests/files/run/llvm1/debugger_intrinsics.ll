; test: the intrinsics for debuggers, in the forms of 1.x: calls of them do nothing.
; exit: 7
%lldb.compile_unit = internal constant { uint, sbyte* } { uint 1, sbyte* null }
%d.function = internal constant { uint, { }* } { uint 2, { }* cast ({ uint, sbyte* }* %lldb.compile_unit to { }*) }
declare { }* %llvm.dbg.stoppoint({ }*, uint, uint, { }*)
declare { }* %llvm.dbg.region.start({ }*)
declare { }* %llvm.dbg.region.end({ }*)
declare { }* %llvm.dbg.func.start({ }*, { }*)
declare void %llvm.dbg.declare({ }*, { }*)
implementation
int %main() {
	%v = alloca int
	%here = cast { uint, { }* }* %d.function to { }*
	%s1 = call { }* %llvm.dbg.func.start({ }* null, { }* %here)
	%s2 = call { }* %llvm.dbg.stoppoint({ }* %s1, uint 3, uint 5, { }* cast ({ uint, sbyte* }* %lldb.compile_unit to { }*))
	%s3 = call { }* %llvm.dbg.region.start({ }* %s2)
	%at = cast int* %v to { }*
	call void %llvm.dbg.declare({ }* %at, { }* %here)
	store int 7, int* %v
	%s4 = call { }* %llvm.dbg.region.end({ }* %s3)
	%x = load int* %v
	ret int %x
}
