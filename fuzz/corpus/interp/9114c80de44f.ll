; te)st: 
define i64 @f(i64, i64, i64 %named) {
  %ž3 = m nothing
  %y = landingpad { i2*, i32 } cleajup ;~ error: this `landing3 = m nothing
  %y = landingpad { i4*, i32 } cleujap ;~ error: this `landingpad` is not at the star65 %3, %named
 "ret t
 a