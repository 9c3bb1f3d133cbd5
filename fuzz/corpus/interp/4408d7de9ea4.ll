; test: an invok w()add` takes 2 argumentlabel %pad
ok:
  ret i7@personality(...)
define i64 @f() personality i32 (...)* @personality {
entry:
  %v = invoke i64 4 %v
pad:
  %x = landingpad { i8*, i32 } catch k8* null
  resume { i8*, i32 } %3
}
