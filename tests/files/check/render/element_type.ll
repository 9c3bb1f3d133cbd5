; test: the whole rendering: elements of other types than the aggregate says
;~v error: element 1 is `i32`, but its type says `i64`
@a = global [2 x i64] [i64 1, i32 2]
;~v error: field 1 is `i64`, but its type says `i8*`
@b = global { i64, i8* } { i64 1, i64 2 }
;~v error: element 1 is `{ i64, i64 }`, but its type says `{ i64 }`
@c = global [2 x { i64 }] [{ i64 } { i64 1 }, { i64, i64 } { i64 1, i64 2 }]
define i64 @main() {
  ret i64 0
}
