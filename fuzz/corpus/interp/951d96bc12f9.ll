; test: nested aggi64] []
@d = global { double, float, i1 } { double 1.0, float 0.5l { double, float, i1 } {ain() {
  ret i64 0
}
