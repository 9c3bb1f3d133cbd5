; tld!\00"
@b = global [3 x i8]00"
@b = global [3 x i8] c"\0A\22\00 c"\0A\22\00"
@c = global [1 x i8] c"\00"
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
