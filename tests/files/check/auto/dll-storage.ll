; test: a `dllexport` symbol is not `hidden`; a `dllimport` one is declared here, and neither
; `hidden`, `protected` nor `dso_local`
declare hidden dllexport i32 @a() ;~ error: `@a` is `dllexport`, and so is not `hidden`
declare protected dllexport i32 @b()
declare hidden dllimport i32 @c() ;~ error: `@c` is `dllimport`, and so is neither `hidden` nor `protected`
declare protected dllimport i32 @d() ;~ error: `@d` is `dllimport`, and so is neither `hidden` nor `protected`
declare dso_local dllimport i32 @e() ;~ error: `@e` is `dllimport`, and so is not `dso_local`
define dllimport i32 @f() { ;~ error: `@f` is `dllimport`, and so is not defined here
  ret i32 0
}
define available_externally dllimport i32 @g() {
  ret i32 0
}
@h = dllimport global i32 0 ;~ error: `@h` is `dllimport`, and so is not defined here
@i = external dllimport global i32
@j = dllexport global i32 0
