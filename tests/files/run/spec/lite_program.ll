; test: definitions of types, data and functions, interleaved, mutually recursive and in any order
; flags: --std llvmlite
; spec: LLVMlite, Program Structure: "LLVMlite programs consist of three types of global definitions: function definitions, global data definitions, and named type definitions, which may be interleaved."
; spec: LLVMlite, Program Structure: "These definitions are in scope for the entire compilation unit, may be mutually recursive, and need not be declared in order."
; spec: LLVMlite, Named Types: "More generally, any collection of named types may be mutually recursive (i.e. the names may appear in the the definitions), but each cycle of such references must be broken by a *."
; oracle: none (LLVM knows no struct in front of its definition)
; exit: 42
@first = global %node { i64 40, %link* @link }
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr %node, %node* @first, i32 0, i32 0
  %a = load i64, i64* %p
  %b = call i64 @even(i64 10)
  %l = getelementptr %node, %node* @first, i32 0, i32 1
  %m = load %link*, %link** %l
  %n = getelementptr %link, %link* %m, i32 0, i32 0
  %o = load %node*, %node** %n
  %c = icmp eq %node* %o, @first
  br i1 %c, label %yes, label %no
yes:
  %s = add i64 %a, %b
  %t = add i64 %s, 1
  ret i64 %t
no:
  ret i64 1
}
%node = type { i64, %link* }
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
@link = global %link { %node* @first }
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
%link = type { %node* }
