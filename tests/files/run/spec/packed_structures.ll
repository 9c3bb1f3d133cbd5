; test: a packed structure has no padding and an alignment of one byte, and another one has
; spec: Structure Type: "Structures may optionally be "packed" structures, which indicate that the alignment of the struct is one byte, and that there is no padding between the elements."
; spec: Structure Type: "In non-packed structs, padding between field types is inserted as defined by the DataLayout string in the module, which is required to match what the underlying code generator expects."
; exit: 42
%packed = type <{ i8, i32, i16 }>
%normal = type { i8, i32, i16 }
@p = global %packed <{ i8 1, i32 40, i16 2 }>
define i32 @main() {
  %size = getelementptr %packed, ptr null, i64 1
  %bytes = ptrtoint ptr %size to i64
  %seven = icmp eq i64 %bytes, 7
  %nsize = getelementptr %normal, ptr null, i64 1
  %nbytes = ptrtoint ptr %nsize to i64
  %twelve = icmp eq i64 %nbytes, 12
  %q = getelementptr i8, ptr @p, i64 1
  %x = load i32, ptr %q, align 1
  %s = getelementptr i8, ptr @p, i64 5
  %y = load i16, ptr %s, align 1
  %z = zext i16 %y to i32
  %sum = add i32 %x, %z
  %in = getelementptr { i8, %packed }, ptr null, i64 0, i32 1
  %at = ptrtoint ptr %in to i64
  %one = icmp eq i64 %at, 1
  %a = and i1 %seven, %twelve
  %b = and i1 %a, %one
  %r = select i1 %b, i32 %sum, i32 1
  ret i32 %r
}
