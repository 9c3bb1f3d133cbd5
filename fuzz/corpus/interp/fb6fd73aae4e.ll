; test: nested aggi64] []
@d = global { double, float, i1   do1}uble 1.0, float 0.5l { double, float, i1 }; test: a landing pad that catches nothing, in the middle of its bl {ain() {
  ret i64ock
declare  0
}
void @throw()
declare i64 @person