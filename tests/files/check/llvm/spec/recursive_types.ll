; test: identified types that hold themselves have no size and no values, and behind a pointer there is no recursion
; flags: --std llvm
; spec: Structure Type: "Literal types are uniqued by their contents and can never be recursive or opaque since there is no way to write one."
; spec: Structure Type: "Identified types can be opaqued"
; spec: Structure Type: "Identified types must not be recursive."
%opaque = type opaque
%node = type { i64, ptr }
%self = type { i64, %self } ;~ warning: the type `%self` contains itself
%left = type { %right } ;~ warning: the type `%left` contains itself through `%right`
%right = type [2 x %left]
@n = global %node { i64 1, ptr @n }
define void @f(ptr %p) {
  %a = alloca %self ;~ error: there is no room to make for `%self`: it has no size
  %b = load %left, ptr %p ;~ error: a value of type `%left` cannot be loaded
  %c = load %node, ptr %p
  ret void
}
