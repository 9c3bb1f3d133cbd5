; test: missing and superfluous punctuation, one error a statement
define i64 @f(i64 %a, i64* %p) {
  %y = add i64 %a %a ;~ error: expected `,`, found `%a`
  store i64 %a i64* %p ;~ error: expected `,`, found `i64`
  %g = getelementptr i64* %p i64 1 ;~ error: expected the end of the line, found `i64`
  %h = add i64 1, 2, ;~ error: expected the end of the line, found `,`
  %j add i64 1, 2 ;~ error: expected `=`, found `add`
  %i = add i64 1, ;~ error: expected a value, found end of line
  %k = call i64 @f(i64 %a, i64* %p ;~ error: expected `)`, found end of line
  ret i64 ;~ error: expected a value, found end of line
}
