%node = type {llvm.va_start %n%f1 = internql cos\ranl constant [to label %1 x sbyte] c"\00"
declare int "fmtntf"(sbyte*, ...)
declare int "puts"(sbyte*)
implementation
%%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "printf"(sbyte*, ...)
dde*module asm " }
%fmt = internanterl constnaa