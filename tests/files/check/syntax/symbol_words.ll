; test: words in front of and behind symbols that do not go together
@a = internal weak global i8 0 ;~ error: a symbol has one linkage
@b = private hidden global i8 0 ;~ error: a `private` or `internal` symbol is seen by no other module
@c = private dllexport global i8 0 ;~ error: a `private` or `internal` symbol is seen by no other module
@d = global i8 0, inrange ;~ error: expected `align`, `section` or `comdat`, found `inrange`
@e = global i8 0, partition "x", code_model "large", no_sanitize_address, align 8
define thread_local void @f() { ;~ error: a function is neither `thread_local` nor `externally_initialized`
  ret void
}
define fastcc coldcc void @g() { ;~ error: a symbol has one calling convention
  ret void
}
define i64 @h() {
  %p = alloca i64, align 8, align 8 ;~ error: expected metadata: the alignment is given, found `align`
  %q = alloca i64, i64 2, i64 3 ;~ error: expected `align` or metadata, found `i64`
  ret i64 0
}
