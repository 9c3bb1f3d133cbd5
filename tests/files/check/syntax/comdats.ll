; test: comdats that are not there, twice there, or of no kind
$a = comdat any
$a = comdat largest ;~ error: comdat `$a` is defined twice
$b = comdat some ;~ error: expected a kind such as `any`, found `some`
@x = global i8 0, comdat($a)
@y = global i8 0, comdat($c) ;~ error: use of undefined comdat `$c`
define void @f() comdat { ;~ error: use of undefined comdat `$f`
  ret void
}
