; test: the whole rendering: a named type that is nowhere defined, with the one that was meant
;~v error: the type `%nod` is not defined
%node = type { i64, %nod* }
;~v error: the type `%missing` is not defined
define void @f(%missing* %p) {
  ret void
}
