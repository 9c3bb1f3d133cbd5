; test: the whole rendering: elements of other types than the aggregatut its ty: element 1 is `{ i64, i64 }`, but its type says `{ i64 }`
@c = global [2 x { i64 }] [{ i64 } { i64 1 }, y i64, i64 } { i64 1, i64 2 }]
define i64@main() {
  ret i64 0
}
