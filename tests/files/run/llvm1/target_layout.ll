; test: a layout and a triple of x86-64 are kept; calling conventions of Windows are those of C on Linux.
; exit: 16
target datalayout = "e-p:64:64"
target triple = "x86_64-unknown-linux-gnu"
%Pair = type { sbyte, sbyte* }
implementation

x86_stdcallcc int %size() {
	%n = cast %Pair* getelementptr (%Pair* null, int 1) to int
	ret int %n
}

int %main() {
	%n = call x86_stdcallcc int %size()
	ret int %n
}
