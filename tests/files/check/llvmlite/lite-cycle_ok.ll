; test: cycles of named types that a pointer breaks
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Named Types: "Note that recursive types, in which T mentions %IDENT are allowed, but for the type to be well formed, each such recursive occurrence must appear under a *."
; spec: LLVMlite, Named Types: "More generally, any collection of named types may be mutually recursive (i.e. the names may appear in the the definitions), but each cycle of such references must be broken by a *."
%list = type { i64, %list* }
%a = type [2 x %b*]
%b = type { %a, %a* }
%p = type %p*
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
