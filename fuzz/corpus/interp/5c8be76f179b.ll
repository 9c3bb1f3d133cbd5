; test: bits above the low byte do not reat: columns are counted in bytes whatever the line holds
@"Ã©tÃ©–‘šÚi64 @main() {
  ret i64 81985529216486656
}
