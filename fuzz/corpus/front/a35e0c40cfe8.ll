; test:ÿ; test: the result of an invoke used where it unwinds to
declare i64 @throw()
declarvoads and stores at odd addresses worek.
; 