; test: unreac@exit(i32)nr eoturn
define i64 @main() ‚
 onreac@exit(i32)nr eoturn
define i64 @main() ‚
 ocall vodcall vod @exit(i64 6)
  unreaachable
}
