; test: names for what is no simple or aggregate type
; flags: --std llvmlite
; spec: LLVMlite, Named Types: "Named type definitions %IDENT = type T define abbreviations for types in the scope of the entire compilation unit."
%a = type opaque ;~ error: `%a` is opaque: LLVMlite's named types are all defined
%b = type void ;~ error: `%b` cannot stand for `void`
%c = type i64 (i64) ;~ error: `%c` cannot stand for `i64 (i64)`
%d = type i8 ;~ error: `%d` cannot stand for `i8` alone
@x = global %a* null
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
