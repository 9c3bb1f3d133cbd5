; test: definitions are interleaved, mutually recursive, and in any order
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Program Structure: "LLVMlite programs consist of three types of global definitions: function definitions, global data definitions, and named type definitions, which may be interleaved."
; spec: LLVMlite, Program Structure: "These definitions are in scope for the entire compilation unit, may be mutually recursive, and need not be declared in order."
@foo = global i64 42
define i64 @even(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  %m = sub i64 %n, 1
  %r = call i64 @odd(i64 %m)
  ret i64 %r
}
%tree = type { i64, %forest* }
@bar = global i64* @foo
define i64 @odd(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %yes, label %no
yes:
  ret i64 0
no:
  %m = sub i64 %n, 1
  %r = call i64 @even(i64 %m)
  ret i64 %r
}
%forest = type [2 x %tree*]
@baz = global i64** @bar
