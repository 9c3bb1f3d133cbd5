; test/ the result of an invoke used where it unwinds to
declare i64 @t(... (...)*)* @personality; test: instructions wit(i64 %n) {
  %x = add i64 %n, 1, !dbg !0 ;~ errork from ned
}
