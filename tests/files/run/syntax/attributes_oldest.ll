; test: attributes as LLVM 3 wrote them: byval and sret without types, and functions that touch no memory.
; exit: 0
; oracle: none (LLVM writes byval with a type since 12)
; stdout: 11 10 3 7 14
%pair = type { i64, i64 }
@l = internal constant [20 x i8] c"%ld %ld %ld %ld %d\0A\00", align 1
declare i32 @printf(i8* nocapture, ...) nounwind
declare i64 @labs(i64) nounwind readnone
declare i64 @strlen(i8* nocapture) nounwind readonly
declare noalias i8* @malloc(i64) nounwind
declare void @free(i8* nocapture) nounwind
define internal i64 @sum(%pair* byval align 8 %p) nounwind uwtable noinline ssp {
  %a = getelementptr inbounds %pair* %p, i32 0, i32 0
  %b = getelementptr inbounds %pair* %p, i32 0, i32 1
  %x = load i64* %a, align 8
  %y = load i64* %b, align 8
  store i64 100, i64* %a, align 8
  %s = add nsw i64 %x, %y
  ret i64 %s
}
define internal void @make(%pair* noalias nocapture sret %out, i64 inreg %x, i8* nocapture %n) nounwind sspreq noredzone noimplicitfloat {
  %a = getelementptr inbounds %pair* %out, i64 0, i32 0
  store i64 %x, i64* %a
  %b = getelementptr inbounds %pair* %out, i64 0, i32 1
  store i64 1, i64* %b
  ret void
}
define internal fastcc zeroext i1 @is(i32 %x) nounwind readnone alwaysinline optsize inlinehint alignstack(16) {
  %c = icmp eq i32 %x, 7
  ret i1 %c
}
define i32 @main() nounwind returns_twice nonlazybind {
  %p = alloca %pair, align 8
  call void @make(%pair* sret %p, i64 inreg 10, i8* null) nounwind
  %s = call i64 @sum(%pair* byval align 8 %p) nounwind readonly
  %a = getelementptr inbounds %pair* %p, i64 0, i32 0
  %kept = load i64* %a
  %t = call i64 @labs(i64 -3) nounwind readnone
  %m = call noalias i8* @malloc(i64 8) nounwind
  store i8 0, i8* %m
  %n = call i64 @strlen(i8* nocapture %m) nounwind readonly
  call void @free(i8* nocapture %m) nounwind
  %u = add i64 %n, 7
  %i = trunc i64 %u to i32
  %is = call fastcc zeroext i1 @is(i32 %i) nounwind readnone
  %v = select i1 %is, i32 14, i32 0
  %f = getelementptr [20 x i8]* @l, i64 0, i64 0
  %r = call i32 (i8*, ...)* @printf(i8* nocapture %f, i64 %s, i64 %kept, i64 %t, i64 %u, i32 %v) nounwind
  ret i32 0
}
