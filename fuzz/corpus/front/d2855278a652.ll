; test: a definition without an instruction
define i64 @main() { ;~ error: the body of `@main` is empty
}
define void @f() { ;~ error: the body of `@f` is empty
}
