; test: comdats of every kind are parsed, and one module has its choice.
; exit: 6
; oracle: none (ELF knows two kinds of comdats)
$a = comdat any
$b = comdat largest
$c = comdat nodeduplicate
$d = comdat exactmatch
$e = comdat samesize
@a = linkonce_odr global i32 1, comdat
@b = linkonce_odr global i32 2, comdat
@c = global i32 3, comdat
define linkonce_odr i32 @fa() comdat($a) { ret i32 0 }
define i32 @main() {
  %a = load i32, ptr @a
  %b = load i32, ptr @b
  %c = load i32, ptr @c
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
