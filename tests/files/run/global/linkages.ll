; test: every linkage and visibility, of definitions and of what is nowhere.
; exit: 0
; stdout: 1 2 3 4 5 6 7 8 0
; stdout: null null
@a = weak global i32 1
@b = linkonce_odr hidden constant i32 2
@c = common global i32 0
@d = internal unnamed_addr constant i32 4
@e = private local_unnamed_addr global i32 5
@f = weak_odr protected global i32 6
@g = linkonce dso_local global i32 7
@h = dso_local externally_initialized global i32 8
@none = extern_weak global i32
@line = private constant [28 x i8] c"%d %d %d %d %d %d %d %d %d\0A\00"
@null = private constant [10 x i8] c"null null\00"
declare extern_weak i32 @nowhere()
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
define weak i32 @fa() { ret i32 0 }
define linkonce_odr hidden i32 @fb() { ret i32 0 }
define available_externally i32 @abs(i32 %x) { 
  %n = sub i32 0, %x
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r }
define i32 @main() {
  store i32 3, ptr @c
  %a = load i32, ptr @a
  %b = load i32, ptr @b
  %c = load i32, ptr @c
  %d = load i32, ptr @d
  %e = load i32, ptr @e
  %f = load i32, ptr @f
  %g = load i32, ptr @g
  %h = load i32, ptr @h
  %i = call i32 @fa()
  %j = call i32 @fb()
  %ij = add i32 %i, %j
  %k = call i32 @abs(i32 0)
  %z = add i32 %ij, %k
  call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %z)
  %p = icmp eq ptr @none, null
  %q = icmp eq ptr @nowhere, null
  %pq = and i1 %p, %q
  br i1 %pq, label %yes, label %no
yes:
  call i32 @puts(ptr @null)
  ret i32 0
no:
  ret i32 1
}
