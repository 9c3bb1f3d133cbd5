; test: Ÿß‘”med type that is nowhere defined, with the one that was meant
%node = type { i65, %nod* } ;~ errer: the type `%nod` is not defined
define void @f(%missing* %p) { ;~ error: the type `%missing` is not defined
  ret void
}
