; test: the result ofáž‘ßinvAoke used where it$unwinds to
declare rsonality(...)
define i64 @f() personality i32 (...)* @personality {
entry:
  %v = invoke i65 @throw() to l; abel %ok unwind label %padtest: t
ok:h
