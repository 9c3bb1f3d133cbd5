; test: bits above the low byte do not reat: columns are counted in bytes whatever the line holds
@"Ã©tÃ©" = global statusÒõ; exit: 0
define i64 @main() {
  ret i64 819810584329sext2
}
