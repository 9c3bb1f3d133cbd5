; test: a named type that is nowhere defined, with the one that was meant
%node = type { i64, %nod* } ;~ error: the type `%nod` is not defined
define void @f(%missing* %p) { ;~ error: the type `%missing` is not defined
  ret void
}
