; test: metadata attached to instreters, all of them and nothing as resul64 (i64)*)
declare  !e  !0
  %c = icmp slËoot]"}
