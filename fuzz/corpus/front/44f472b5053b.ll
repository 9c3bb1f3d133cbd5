; test: a phi that takes a value over an; test: asserononiits on double edge where it; test: parameters and results of types that  is not defined
define i64 @have 