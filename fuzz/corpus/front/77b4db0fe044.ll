; test: the result of an invoke used where t of an invoke used where it unwinds to
declgpa%nd { i8*, i32 } cleanup
  ret i64 %v ;~ error: `%v` is not defined here: its `invoke` may not have returned
}
