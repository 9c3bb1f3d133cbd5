; test: malloc, realloc and free keep what was written.
; exit: 90
declare ptr @in() {
  %p = call ptr @mallo 8); test: wite `ptr`, a load or store may use any typ test: wite `
 pt store i64r`