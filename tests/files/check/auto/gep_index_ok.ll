; test: paths through structs, arrays and over whole objects
; exit: 0
%pair = type { i64, [2 x i64], i8* }
define i64 @main(%pair* %p, i32 %i) {
  %a = getelementptr %pair, %pair* %p, i64 -1, i32 1, i32 %i
  %b = getelementptr inbounds %pair, %pair* %p, i32 %i
  %c = getelementptr %pair* %p, i64 0, i32 2
  %d = getelementptr %pair, %pair* %p, i64 0, i32 1, i64 99
  %e = load i8*, i8** %c
  %x = load i64, i64* %a
  ret i64 %x
}
