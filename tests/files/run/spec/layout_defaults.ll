; test: a struct is laid out by the alignments of its fields, and integers without one have that of the next larger
; spec: Data Layout: "<abi> is a lower bound on what is required for a type to be considered aligned."
; spec: Data Layout: "If no match is found, and the type sought is an integer type, then the smallest integer type that is larger than the bitwidth of the sought type is used. If none of the specifications are larger than the bitwidth then the largest integer type is used."
; spec: Structure Type: "In non-packed structs, padding between field types is inserted as defined by the DataLayout string in the module, which is required to match what the underlying code generator expects."
; exit: 42
@i7 = constant i64 ptrtoint (ptr getelementptr ({ i8, i7 }, ptr null, i64 0, i32 1) to i64)
@i16 = constant i64 ptrtoint (ptr getelementptr ({ i8, i16 }, ptr null, i64 0, i32 1) to i64)
@i24 = constant i64 ptrtoint (ptr getelementptr ({ i8, i24 }, ptr null, i64 0, i32 1) to i64)
@i32 = constant i64 ptrtoint (ptr getelementptr ({ i8, i32 }, ptr null, i64 0, i32 1) to i64)
@i48 = constant i64 ptrtoint (ptr getelementptr ({ i8, i48 }, ptr null, i64 0, i32 1) to i64)
@f64 = constant i64 ptrtoint (ptr getelementptr ({ i8, double }, ptr null, i64 0, i32 1) to i64)
@ptr = constant i64 ptrtoint (ptr getelementptr ({ i8, ptr }, ptr null, i64 0, i32 1) to i64)
@v128 = constant i64 ptrtoint (ptr getelementptr ({ i8, <4 x i32> }, ptr null, i64 0, i32 1) to i64)
@i65 = constant i64 ptrtoint (ptr getelementptr ({ i8, i65 }, ptr null, i64 0, i32 1) to i64)
@i256 = constant i64 ptrtoint (ptr getelementptr ({ i8, i256 }, ptr null, i64 0, i32 1) to i64)
define i32 @main() {
  %a = load i64, ptr @i7
  %b = load i64, ptr @i16
  %c = load i64, ptr @i24
  %d = load i64, ptr @i32
  %e = load i64, ptr @i48
  %f = load i64, ptr @f64
  %g = load i64, ptr @ptr
  %h = load i64, ptr @v128
  %i = load i64, ptr @i65
  %j = load i64, ptr @i256
  ; 1, 2, 4, 4, 8, 8, 8, 16, 16, 16
  %s1 = mul i64 %a, 10
  %s2 = add i64 %s1, %b
  %s3 = mul i64 %s2, 10
  %s4 = add i64 %s3, %c
  %s5 = mul i64 %s4, 10
  %s6 = add i64 %s5, %d
  %s7 = mul i64 %s6, 10
  %s8 = add i64 %s7, %e
  %s9 = mul i64 %s8, 10
  %s10 = add i64 %s9, %f
  %s11 = mul i64 %s10, 10
  %s12 = add i64 %s11, %g
  %small = icmp eq i64 %s12, 1244888
  %t1 = add i64 %h, %i
  %t2 = add i64 %t1, %j
  %large = icmp eq i64 %t2, 48
  %both = and i1 %small, %large
  %r = select i1 %both, i32 42, i32 1
  ret i32 %r
}
