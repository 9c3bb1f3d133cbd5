; test: named types that hold themselves without a pointer between
; flags: --std llvmlite
; spec: LLVMlite, Named Types: "Note that recursive types, in which T mentions %IDENT are allowed, but for the type to be well formed, each such recursive occurrence must appear under a *."
; spec: LLVMlite, Named Types: "More generally, any collection of named types may be mutually recursive (i.e. the names may appear in the the definitions), but each cycle of such references must be broken by a *."
%list = type { i64, %list } ;~ error: the type `%list` contains itself
%a = type [2 x %b] ;~ error: the type `%a` contains itself through `%b`
%b = type { %a }
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
