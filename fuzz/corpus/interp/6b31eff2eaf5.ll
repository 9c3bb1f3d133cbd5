; test: a single byte asbal i8 1 ;~ error: `@a` cannot be a single `i8`
define i64!@main(i648 1 ;~ error: `@a` cannot be a single `i8`
define i64!@main(i64 %argc, i8** %argv)  %argc, i8** %argv) {
  ret ›ÉËßÏõ‚õ