; test: descriptors for debuggers in their section, as front ends of 2006 wrote them.
; stdout: done
; exit: 0
	%llvm.dbg.anchor.type = type { uint, uint }
	%llvm.dbg.basictype.type = type { uint, {  }*, sbyte*, {  }*, uint, ulong, ulong, ulong, uint, uint }
	%llvm.dbg.compile_unit.type = type { uint, {  }*, uint, sbyte*, sbyte*, sbyte* }
	%llvm.dbg.subprogram.type = type { uint, {  }*, {  }*, sbyte*, sbyte*, sbyte*, {  }*, uint, {  }*, bool, bool }
	%llvm.dbg.variable.type = type { uint, {  }*, sbyte*, {  }*, uint, {  }* }
%llvm.dbg.compile_unit = internal constant %llvm.dbg.compile_unit.type {
    uint 393233, 
    {  }* cast (%llvm.dbg.anchor.type* %llvm.dbg.compile_units to {  }*), 
    uint 1, 
    sbyte* getelementptr ([6 x sbyte]* %str, int 0, int 0), 
    sbyte* getelementptr ([6 x sbyte]* %str, int 0, int 0), 
    sbyte* getelementptr ([6 x sbyte]* %str, int 0, int 0) }, section "llvm.metadata"		; <%llvm.dbg.compile_unit.type*> [#uses=1]
%llvm.dbg.compile_units = linkonce constant %llvm.dbg.anchor.type { uint 393216, uint 17 }, section "llvm.metadata"
%llvm.dbg.subprogram = internal constant %llvm.dbg.subprogram.type { uint 393262, {  }* null, {  }* cast (%llvm.dbg.compile_unit.type* %llvm.dbg.compile_unit to {  }*), sbyte* null, sbyte* null, sbyte* null, {  }* null, uint 3, {  }* null, bool false, bool true }, section "llvm.metadata"
%llvm.dbg.variable = internal constant %llvm.dbg.variable.type { uint 393474, {  }* null, sbyte* null, {  }* null, uint 4, {  }* null }, section "llvm.metadata"
%str = internal constant [6 x sbyte] c"foo.c\00", section "llvm.metadata"
%msg = internal constant [5 x sbyte] c"done\00", align 16

implementation   ; Functions:

declare void %llvm.dbg.stoppoint(uint, uint, {  }*)
declare void %llvm.dbg.func.start({  }*)
declare void %llvm.dbg.region.start({  }*)
declare void %llvm.dbg.region.end({  }*)
declare void %llvm.dbg.declare({  }*, {  }*)
declare int %puts(sbyte*)

int %main() {
entry:
	%x = alloca int, align 4
	call void %llvm.dbg.func.start( {  }* cast (%llvm.dbg.subprogram.type* %llvm.dbg.subprogram to {  }*) )
	call void %llvm.dbg.stoppoint( uint 3, uint 0, {  }* cast (%llvm.dbg.compile_unit.type* %llvm.dbg.compile_unit to {  }*) )
	%x.1 = cast int* %x to {  }*
	call void %llvm.dbg.declare( {  }* %x.1, {  }* cast (%llvm.dbg.variable.type* %llvm.dbg.variable to {  }*) )
	call void %llvm.dbg.region.start( {  }* null )
	%r = call int %puts( sbyte* getelementptr ([5 x sbyte]* %msg, int 0, int 0) )
	call void %llvm.dbg.region.end( {  }* null )
	ret int 0
}
