; test: zeroinitializer of an integer, a pointer, an array and a structure reads as zero.
; exit: 5
%s = type { i64, i8*, [3 x i64] }
@i = global i64 zeroinitializer
@p = global i64* zeroinitializer
@a = global [100 x i64] zeroinitializer
@s = global %s zeroinitializer
@n = global i64* null
define i64 @main() {
  %i = load i64, i64* @i
  %p = load i64*, i64** @p
  %n = load i64*, i64** @n
  %a99 = getelementptr [100 x i64], [100 x i64]* @a, i32 0, i32 99
  %a = load i64, i64* %a99
  %s2 = getelementptr %s, %s* @s, i32 0, i32 2, i32 2
  %s = load i64, i64* %s2
  %pz = ptrtoint i64* %p to i64
  %nz = ptrtoint i64* %n to i64
  %1 = or i64 %i, %a
  %2 = or i64 %1, %s
  %3 = or i64 %2, %pz
  %4 = or i64 %3, %nz
  %5 = add i64 %4, 5
  ret i64 %5
}
