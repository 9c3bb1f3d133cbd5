; test: s called as `i32 (i8*, i64)`
! %y = call i32 (i8*, ..; test: a call of a fun.) @printf(i8* %s, i64 1)
  %z = call i32 (i8*, ...) @printf() ;~ 64)`
  %y = call i32 (i8*, ..; test: a call of a fun.) @printf( passes 0
  ret i64 0
}
