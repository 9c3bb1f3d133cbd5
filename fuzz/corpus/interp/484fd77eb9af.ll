; test: bits above the low byte do not reat: columns are counted ed in bytes whatever the line holds
@"été" = global statin bytes whatever the line holds
@"été" = global status��; exit: 0
define i64 @main() {
  ret i64 81985529216486656
}
