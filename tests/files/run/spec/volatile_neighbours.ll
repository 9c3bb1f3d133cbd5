; test: a volatile store of an odd width leaves the bytes beside it alone
; spec: Volatile Memory Accesses: "A volatile operation may not modify any other memory accessible by the module being compiled."
; exit: 42
@bytes = global [8 x i8] c"\01\02\03\04\05\06\07\08"
define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 1
  store volatile i8 0, ptr %p
  %q = getelementptr i8, ptr @bytes, i64 3
  store volatile i24 0, ptr %q, align 1
  %x = load i64, ptr @bytes
  %c = icmp eq i64 %x, u0x0807000000030001
  %r = select i1 %c, i32 42, i32 1
  ret i32 %r
}
