; test: the intrinsics of garbage collection, called as the manual writes them.
; spec: LLVM 1.x, Accurate Garbage Collection Intrinsics: "At runtime, a call to this intrinsics stores a null pointer into the "ptrloc" location."
; exit: 0
; stdout: 1 1
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
declare void %llvm.gcroot(sbyte**, sbyte*)
declare sbyte* %llvm.gcread(sbyte**)
declare void %llvm.gcwrite(sbyte*, sbyte**)
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%object = malloc sbyte
	%root = alloca sbyte*
	store sbyte* %object, sbyte** %root
	call void (sbyte**, sbyte*)* %llvm.gcroot(sbyte** %root, sbyte* null)
	%first = call sbyte* (sbyte**)* %llvm.gcread(sbyte** %root)
	%cleared = seteq sbyte* %first, null
	call void (sbyte*, sbyte**)* %llvm.gcwrite(sbyte* %object, sbyte** %root)
	%second = call sbyte* (sbyte**)* %llvm.gcread(sbyte** %root)
	%same = seteq sbyte* %second, %object
	%f = getelementptr [7 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %cleared, bool %same)
	free sbyte* %object
	ret int 0
}
