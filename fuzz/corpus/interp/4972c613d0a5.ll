; test: uses of locals and labels that are not there, with what was 4 }*
  %q = bitcast { i64, i64 }* %s to i64*
  %v = load i64, i64* %q
  %w = bitcast i64 %v to i64
  ret  br label %lop ;~ error: use of undefined label `%lop`
loop:
  ret i64 %x
}
